import { css } from '../../stitches';

export const frame = css({
  variants: {
    bounded: {
      true: { maxBlockSize: '70svh', overflow: 'auto', '@print': { maxBlockSize: 'none' } },
    },
  },
});

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: 1.4,
  '@below768': { display: 'block' },
});

export const caption = css({
  paddingBlockEnd: '$s13',
  fontFamily: '$font-display',
  fontWeight: '$display-weight',
  fontSize: 'calc($t2 * $display-scale)',
  letterSpacing: '$display-tracking',
  wordSpacing: '$display-space',
  textTransform: '$display-case',
  textAlign: 'start',
  lineHeight: 1.3,
  '&:has(> :only-child)': { paddingBlockEnd: 0 },
  '@below768': { display: 'block' },
});

export const head = css({ '@below768': { display: 'block' } });

/** On phones only the headings that sort are left, as a row of buttons. */
export const headRow = css({
  '@below768': { display: 'flex', flexWrap: 'wrap', gap: '0 $s13' },
});

export const heading = css({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  blockSize: '$touch',
  paddingInline: '$s13',
  paddingBlock: 0,
  borderBlockEnd: '2px solid $border-strong',
  backgroundColor: '$surface',
  color: '$text-muted',
  fontSize: '$t0',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  verticalAlign: 'middle',
  '@print': { position: 'static' },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    // below the page's bar where there is one, or at the top of the table's own scroll area
    sticky: {
      page: { ':root:has([data-ui="navbar"]) &': { insetBlockStart: '$bar' } },
      frame: {},
    },
    sortable: {
      true: {
        '@below768': {
          position: 'static',
          blockSize: 'auto',
          padding: 0,
          border: 0,
          backgroundColor: 'transparent',
        },
      },
      false: {
        '@below768': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  minBlockSize: '$touch',
  marginInline: '-$s5',
  paddingInline: '$s5',
  paddingBlock: 0,
  border: 0,
  borderRadius: '$r1',
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { fontSize: '1.1em' },
  '@hover': { '&:hover': { color: '$text' } },
  variants: {
    align: { start: {}, end: { flexDirection: 'row-reverse', textAlign: 'end' } },
    now: {
      none: { '& > svg': { opacity: 0.55 } },
      ascending: { color: '$accent-text', '& > svg': { transform: 'rotate(180deg)' } },
      descending: { color: '$accent-text' },
    },
  },
});

export const body = css({ '@below768': { display: 'block' } });

export const row = css({
  '@hover': { '&:hover > *': { backgroundColor: '$tint' } },
  '@below768': {
    display: 'grid',
    gap: '$s5',
    paddingBlock: '$s13',
    borderBlockEnd: '1px solid $border',
  },
  '@print': { breakInside: 'avoid' },
});

export const cell = css({
  paddingInline: '$s13',
  paddingBlock: '$s13',
  borderBlockEnd: '1px solid $border',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
  '@below768': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '$s21',
    padding: 0,
    border: 0,
    textAlign: 'end',
    '&[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 1 auto',
      minInlineSize: '40%',
      hyphens: 'auto',
      color: '$text-muted',
      fontSize: '$t0',
      textAlign: 'start',
    },
  },
  variants: {
    align: {
      start: { textAlign: 'start' },
      end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    rowHeader: { true: { fontWeight: 600, '@below768': { textAlign: 'start', fontSize: '$t1' } } },
  },
});

export const waiting = css({ display: 'block', flex: 1, maxInlineSize: '12em' });

export const empty = css({
  paddingInline: '$s13',
  paddingBlock: '$s34',
  borderBlockEnd: '1px solid $border',
  color: '$text-muted',
  textAlign: 'center',
  '@below768': { display: 'block', border: 0 },
});
