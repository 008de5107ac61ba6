import { css } from '../../stitches';

export const calendar = css({
  display: 'grid',
  gap: '$s8',
  inlineSize: '100%',
  maxInlineSize: 'calc(7 * 48px)',
  color: '$text',
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$s3',
  // the arrows are in line with the digits of the first and the last day, not with the grid's edge
  marginInline: -2,
});

export const title = css({
  minInlineSize: 0,
  fontFamily: '$font-display',
  fontWeight: '$display-weight',
  fontSize: 'calc($t2 * $display-scale)',
  letterSpacing: '$display-tracking',
  wordSpacing: '$display-space',
  lineHeight: '$display-leading',
  textTransform: '$display-case',
  textAlign: 'center',
});

export const lists = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  minInlineSize: 0,
});

/** A native select that looks like the title it replaces. */
export const list = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  '& > select': {
    minBlockSize: '$touch',
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInline: '$s8 $s21',
    border: '1px solid transparent',
    borderRadius: '$r2',
    appearance: 'none',
    // as wide as its text, where browsers support it
    fieldSizing: 'content',
    background: 'transparent',
    color: '$text',
    fontFamily: 'inherit',
    fontSize: '$t-field',
    fontWeight: 700,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '@hover': { '&:hover': { backgroundColor: '$tint' } },
    '@forced': { borderColor: 'ButtonBorder' },
  },
  '& option': { backgroundColor: '$surface-overlay', color: '$text' },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '$s5',
    color: '$text-muted',
    fontSize: '$icon1',
    pointerEvents: 'none',
  },
});

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});

export const weekdayName = css({
  blockSize: '$s34',
  padding: 0,
  color: '$text-muted',
  fontSize: '$tiny',
  fontWeight: 600,
  textAlign: 'center',
});

export const cell = css({ blockSize: 46, padding: 1, textAlign: 'center' });

export const dayButton = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$r2',
  background: 'transparent',
  color: '$text',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: 'background-color $dur $ease, color $dur $ease',
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
  '&:focus-visible': { outlineOffset: 1 },
  // today: a mark under its number
  '&[aria-current]': { color: '$accent-text', fontWeight: 750 },
  '&[aria-current]::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '$s5',
    inlineSize: '$s13',
    blockSize: 2,
    borderRadius: '$r1',
    backgroundColor: 'currentColor',
  },
  '&[data-chosen]': {
    borderColor: '$accent-edge',
    backgroundColor: '$accent',
    color: '$on-accent',
    fontWeight: 750,
    '@hover': { '&:hover': { backgroundColor: '$accent-hover' } },
    '@forced': { borderWidth: 3, borderColor: 'Highlight' },
  },
  '&:disabled': {
    background: 'transparent',
    color: '$text-muted',
    opacity: 0.55,
    cursor: 'not-allowed',
  },
});
