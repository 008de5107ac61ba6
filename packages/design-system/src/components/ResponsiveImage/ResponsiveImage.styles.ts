import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  '& > svg': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  variants: {
    shape: {
      landscape: { aspectRatio: '16 / 9' },
      portrait: { aspectRatio: '2 / 3' },
      square: { aspectRatio: '1' },
      fill: { blockSize: '100%' },
    },
  },
});

export const picture = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: 'opacity $fade',
  variants: { coming: { true: { opacity: 0 } } },
});
