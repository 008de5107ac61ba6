import { css } from '../../stitches';

export const countrySegment = css({
  flex: 'none',
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
});

export const numberSegment = css({
  flex: '1 1 auto',
  // aligned with the form's other values
  '[dir="rtl"] & > input': { textAlign: 'end' },
});

/** The visible part of the list while it is closed. */
export const face = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s5',
  paddingInline: '$s13 $s8',
  fontSize: '$t-field',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '& > b': { fontWeight: 700 },
  '& > svg': { color: '$text-muted', fontSize: '$icon1' },
});

/**
 * The native list lies over that part and is invisible: its own box would be as wide as the longest
 * country.
 */
export const list = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: '$t-field',
  '&:disabled': { cursor: 'not-allowed' },
  '& > option': { backgroundColor: '$surface-overlay', color: '$text' },
});
