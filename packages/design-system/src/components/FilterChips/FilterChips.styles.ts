import { css } from '../../stitches';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s8',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { maxInlineSize: '100%' },
  '@print': { display: 'none' },
});

/** Looks 36 px high in its line of text, with a target of 44 px. */
export const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  maxInlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: '$s13',
  paddingBlock: '$s5',
  border: '1px solid $border-strong',
  borderRadius: 'min($r2, 21px)',
  color: '$text',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: 'background-color $dur $ease, border-color $dur $ease',
  '&::after': { content: '', position: 'absolute', inset: '-$s5' },
  '&:focus-visible': { outlineOffset: 2 },
  '@hover': { '&:hover': { backgroundColor: '$tint', borderColor: 'currentColor' } },
  '& > svg': { flex: 'none' },
  '&[aria-current]': {
    borderColor: '$accent-edge',
    backgroundColor: '$accent',
    color: '$on-accent',
    '@hover': { '&:hover': { backgroundColor: '$accent-hover' } },
    '@forced': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const count = css({
  flex: 'none',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
});
