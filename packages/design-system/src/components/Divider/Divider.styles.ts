import { css } from '../../stitches';

export const divider = css({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: '1px solid $border',
});
