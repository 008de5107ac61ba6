import { css } from '../../stitches';

export const icon = css({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-0.125em',
  variants: { directional: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});
