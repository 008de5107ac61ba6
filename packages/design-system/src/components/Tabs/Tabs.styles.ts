import { css } from '../../stitches';

/** Brands with round corners have filled tabs, the others underlined ones. */
const PILL_ROW = { gap: '$s5', marginInlineStart: 0, boxShadow: 'none', paddingBlock: '$s5' };
const PILL = {
  minBlockSize: '$touch',
  paddingInline: '$s21',
  borderRadius: '$r2',
  backgroundColor: '$tint',
  '&::after': { display: 'none' },
  '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$tint-strong' } },
  '&[aria-selected="true"], &[aria-current]': {
    backgroundColor: '$accent',
    color: '$on-accent',
    '@hover': { '&:hover': { backgroundColor: '$accent-hover', color: '$on-accent' } },
    '@forced': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
};

export const row = css({
  display: 'flex',
  alignItems: 'stretch',
  gap: '$s13',
  marginBlock: 0,
  marginInlineEnd: 0,
  // the first label is aligned with the content below
  marginInlineStart: 'calc(-1 * $s5)',
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  // the line under all tabs is drawn inside, so that it fades with them and is not cut off
  boxShadow: 'inset 0 -1px $border',
  outline: 'none',
  '@print': { display: 'none' },
  variants: {
    look: {
      brand: { ':is([data-corners="round"], [data-corners="pill"]) &': PILL_ROW },
      underline: {},
      pills: PILL_ROW,
    },
    more: {
      none: {},
      start: {
        maskImage: 'linear-gradient(to right, transparent, #000 $s55)',
        '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, #000 $s55)' },
      },
      end: {
        maskImage: 'linear-gradient(to left, transparent, #000 $s55)',
        '&:dir(rtl)': { maskImage: 'linear-gradient(to right, transparent, #000 $s55)' },
      },
      both: {
        maskImage:
          'linear-gradient(to right, transparent, #000 $s55, #000 calc(100% - $s55), transparent)',
      },
    },
  },
});

export const listItem = css({ display: 'flex', flex: 'none' });

export const tab = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s8',
  minBlockSize: '$control',
  minInlineSize: '$touch',
  maxInlineSize: 'min(75vw, 20rem)',
  paddingInline: '$s5',
  paddingBlock: '$s5',
  border: 0,
  borderRadius: '$r1',
  background: 'none',
  color: '$text-muted',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'color $dur $ease, background-color $dur $ease',
  '&:focus-visible': { outlineOffset: -3 },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: '$s5',
    insetBlockEnd: 0,
    blockSize: 3,
    backgroundColor: '$accent-edge',
    transform: 'scaleX(0)',
    transition: 'transform $dur $ease',
    '@forced': { backgroundColor: 'Highlight' },
  },
  '@hover': { '&:hover:not(:disabled)': { color: '$text' } },
  '&[aria-selected="true"], &[aria-current]': {
    color: '$text',
    '&::after': { transform: 'none' },
  },
  variants: {
    look: {
      brand: { ':is([data-corners="round"], [data-corners="pill"]) &': PILL },
      underline: {},
      pills: PILL,
    },
  },
});

export const words = css({
  display: 'grid',
  minInlineSize: 0,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export const noteLine = css({
  fontFamily: '$font-text',
  textTransform: 'none',
  fontSize: '$tiny',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = css({ paddingBlockStart: '$s21', '&:focus-visible': { outlineOffset: 3 } });
