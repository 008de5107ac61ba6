import { css } from '../../stitches';

export const logo = css({
  display: 'block',
  blockSize: 'auto',
  variants: { size: { regular: { inlineSize: 110 }, large: { inlineSize: 165 } } },
});

export const logoLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '$touch',
  borderRadius: '$r1',
});
