import { css } from '../../stitches';

export const icon = css({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-0.125em',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { directional: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});
