import { css } from '../../stitches';

export const promo = css({
  display: 'grid',
  overflow: 'hidden',
  border: '1px solid $border',
  borderRadius: '$r3',
  backgroundColor: '$surface-raised',
  '@print': { breakInside: 'avoid' },
  variants: {
    pictured: {
      true: { '@from768': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
      false: {},
    },
  },
});

/** As wide as allowed and no higher than the text: the picture is cropped, never the text. */
export const art = css({
  position: 'relative',
  '--least': '180px',
  '--most': '300px',
  minBlockSize: 'clamp(var(--least), 34vw, var(--most))',
  '& > svg, & > img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '& > img': { objectFit: 'cover' },
});

export const words = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '$s13',
  padding: '$s21',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@from768': { padding: '$s34' },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s13',
  marginBlockStart: '$s8',
});
