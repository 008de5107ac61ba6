import { css } from '../../stitches';

export const art = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: 'var(--art-focus-below, 50% 50%)',
});
