import { css } from '../../stitches';

export const nav = css({ display: 'grid', gap: '$s5' });

export const compact = css({
  display: 'grid',
  margin: 0,
  color: '$text-muted',
  fontSize: '$t0',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  '@from768': { display: 'none' },
});

export const stepName = css({
  color: '$text',
  fontSize: '$t2',
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

export const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '$s5',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@from768': { gap: '$s13' },
});

/** On phones a segment of a bar; above, a mark with its name, and a line to the next. */
export const step = css({
  position: 'relative',
  minInlineSize: 0,
  color: '$text-muted',
  '&::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(($touch - 4px) / 2)',
    blockSize: 4,
    borderRadius: '$r1',
    backgroundColor: '$border-strong',
    '@from768': {
      insetInline: 'calc(34px + $s8) 0',
      insetBlockStart: 'calc($touch / 2 - 1px)',
      blockSize: 2,
    },
    '@forced': { backgroundColor: 'GrayText' },
  },
  '@from768': { '&:last-child::before': { display: 'none' } },
  variants: {
    state: {
      done: {
        '&::before': {
          backgroundColor: '$accent-edge',
          '@forced': { backgroundColor: 'Highlight' },
        },
      },
      current: {
        color: '$text',
        '&::before': {
          '@below768': { backgroundColor: '$accent-edge' },
          '@forced': { backgroundColor: 'CanvasText' },
        },
      },
      ahead: {},
    },
  },
});

export const link = css({
  position: 'relative',
  display: 'block',
  minBlockSize: '$touch',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '$r1',
  '@from768': { paddingBlockStart: '$s5' },
  '@hover': { 'a&:hover': { color: '$accent-text' } },
});

export const mark = css({
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@from768': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$s34',
    blockSize: '$s34',
    border: '2px solid $border-strong',
    borderRadius: '50%',
    fontSize: '$t0',
    fontWeight: 700,
    lineHeight: 1,
  },
  variants: {
    state: {
      done: {
        borderColor: '$accent-edge',
        backgroundColor: '$accent',
        color: '$on-accent',
        fontSize: '$icon2',
      },
      current: { borderColor: '$accent-edge', color: '$accent-text' },
      ahead: {},
    },
  },
});

export const words = css({
  // phones show the name of the current step above the bar; the others are for assistive technology
  '@below768': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@from768': {
    display: 'block',
    marginBlockStart: '$s8',
    fontSize: '$t0',
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
