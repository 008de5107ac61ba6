import { css } from '../../stitches';

export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '--thumb': '5.5rem',
  '@from768': { '--thumb': '8.5rem' },
});

export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto var(--thumb) minmax(0, 1fr) auto',
  gap: '$s8',
  alignItems: 'center',
  paddingBlock: '$s8',
  borderBlockEnd: '1px solid $border',
  // a list of a thousand: rows out of sight cost no layout
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 5rem',
  '&[data-gone]': { color: '$text-muted' },
  '@from768': { gap: '$s13' },
  '@print': { breakInside: 'avoid' },
  variants: {
    held: {
      true: {
        zIndex: 1,
        borderRadius: '$r2',
        backgroundColor: '$surface-raised',
        boxShadow: '$shadow',
        '@forced': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const handle = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$r2',
  background: 'transparent',
  color: '$text-muted',
  fontSize: '$icon3',
  cursor: 'grab',
  // a finger on the handle drags, and does not scroll
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '@hover': { '&:hover': { backgroundColor: '$tint', color: '$text' } },
  '@forced': { borderColor: 'ButtonBorder' },
});

export const art = css({
  // a brand's frame of pictures lies over the picture, and not over the row
  position: 'relative',
  display: 'block',
  borderRadius: '$r2',
  overflow: 'hidden',
});

export const fallback = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  backgroundColor: '$surface-sunken',
  color: '$text-muted',
  fontSize: '$icon4',
});

export const what = css({ display: 'grid', gap: '$s3', minInlineSize: 0 });

export const name = css({
  color: 'inherit',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@hover': { '&[href]:hover': { textDecoration: 'underline' } },
});

export const facts = css({
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const actions = css({ display: 'flex', alignItems: 'center' });
