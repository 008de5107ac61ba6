import { css } from '../../stitches';

export const list = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@below768': { display: 'grid', gridTemplateColumns: '1fr auto 1fr' },
});

export const listItem = css({
  display: 'flex',
  minInlineSize: 0,
  variants: {
    side: {
      // both ends have the same width, so that the numbers stay in the middle
      start: { '@from768': { flex: 1, justifyContent: 'flex-end' } },
      middle: { '@below768': { display: 'none' } },
      end: { '@below768': { justifyContent: 'flex-end' }, '@from768': { flex: 1 } },
    },
  },
});

export const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s8',
  minInlineSize: '$touch',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  borderRadius: '$r2',
  color: '$text',
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  // phones have room for the arrow only; the text stays for assistive technology
  '@below768': {
    justifyContent: 'center',
    border: '1px solid $border-strong',
    '& > span': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '& > svg': { fontSize: '1.15em', color: '$accent-text' },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
});

export const pageLink = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '$touch',
  minBlockSize: '$touch',
  paddingInline: '$s5',
  borderRadius: '$r2',
  color: '$text-muted',
  fontWeight: 600,
  textDecoration: 'none',
  '@hover': { '&:hover': { backgroundColor: '$tint', color: '$text' } },
  '&[aria-current]': {
    backgroundColor: '$accent',
    color: '$on-accent',
    '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

export const gapMark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  minBlockSize: '$touch',
  color: '$text-muted',
});

export const place = css({
  color: '$text-muted',
  fontSize: '$t0',
  textAlign: 'center',
  lineHeight: 1.3,
  '@from768': { display: 'none' },
});
