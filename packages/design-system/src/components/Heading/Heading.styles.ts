import { css } from '../../stitches';

export const heading = css({
  margin: 0,
  fontFamily: '$font-display',
  fontWeight: '$display-weight',
  letterSpacing: '$display-tracking',
  wordSpacing: '$display-space',
  lineHeight: '$display-leading',
  textTransform: '$display-case',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  variants: {
    size: {
      1: { fontSize: 'calc($t1 * $display-scale)' },
      2: { fontSize: 'calc($t2 * $display-scale)' },
      3: { fontSize: 'calc($t3 * $display-scale)' },
      4: { fontSize: 'calc($t5 * $display-scale)' },
      5: { fontSize: 'calc($t7 * $display-scale)' },
    },
  },
});
