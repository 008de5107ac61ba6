import { css } from '../../stitches';

/** Over the picture, from its first frame on. */
export const motion = css({
  position: 'absolute',
  inset: 0,
  transition: 'opacity $fade',
  '@print': { display: 'none' },
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  variants: { there: { true: {}, false: { opacity: 0 } } },
});
