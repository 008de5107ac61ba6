import { css } from '../../stitches';

/** Fixed, so that nothing moves when the frame comes; lower in a low window. */
export const place = css({
  inlineSize: '100%',
  blockSize: 'clamp(18rem, 60svh, 34rem)',
  borderRadius: '$r2',
  overflow: 'hidden',
  backgroundColor: '$surface-sunken',
});
