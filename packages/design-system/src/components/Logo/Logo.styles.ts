import { css } from '../../stitches';

export const logo = css({
  display: 'block',
  blockSize: 'auto',
  // a picture keeps its colours in forced colours, so it brings the ground that it was drawn for
  '@forced': {
    forcedColorAdjust: 'none',
    backgroundColor: '$surface',
    boxShadow: '0 0 0 $s5 $surface',
  },
  variants: { size: { regular: { inlineSize: 110 }, large: { inlineSize: 165 } } },
});

export const logoLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '$touch',
  borderRadius: '$r1',
});
