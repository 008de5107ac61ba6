import { css } from '../../stitches';

export const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    size: {
      small: { fontSize: '$t0', columnGap: '$s5' },
      medium: { columnGap: '$s5' },
      large: { lineHeight: 1.2, columnGap: '$s8' },
      display: { lineHeight: 1.1, columnGap: '$s13' },
    },
  },
});

export const price = css({
  whiteSpace: 'nowrap',
  fontWeight: 650,
  variants: {
    size: {
      small: {},
      medium: {},
      large: {
        fontFamily: '$font-display',
        fontSize: 'calc($t4 * $display-scale)',
        fontWeight: '$display-weight',
      },
      display: {
        fontFamily: '$font-display',
        fontSize: 'calc($t7 * $display-scale)',
        fontWeight: '$display-weight',
        letterSpacing: '$display-tracking',
      },
    },
  },
});

export const former = css({
  color: '$text-muted',
  whiteSpace: 'nowrap',
  '& s': { textDecorationThickness: 'max(1px, 0.07em)' },
  variants: {
    size: { small: {}, medium: {}, large: { fontSize: '$t1' }, display: { fontSize: '$t3' } },
  },
});

export const period = css({
  minInlineSize: 0,
  color: '$text-muted',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  variants: {
    size: { small: {}, medium: {}, large: { fontSize: '$t0' }, display: { fontSize: '$t1' } },
  },
});
