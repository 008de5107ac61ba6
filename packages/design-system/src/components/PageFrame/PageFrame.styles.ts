import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid $border',
  borderRadius: '$r3',
  backgroundColor: '$tint',
});

export const page = css({
  display: 'block',
  inlineSize: '100%',
  border: 0,
});
