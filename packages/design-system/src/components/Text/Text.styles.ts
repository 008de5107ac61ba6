import { css } from '../../stitches';

export const text = css({
  margin: 0,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  variants: {
    size: {
      small: { fontSize: '$t0' },
      medium: { fontSize: '$t1' },
      large: { fontSize: '$t2', lineHeight: 1.4 },
    },
    tone: {
      plain: {},
      muted: { color: '$text-muted' },
      accent: { color: '$accent-text' },
      danger: { color: '$danger-text' },
      success: { color: '$success-text' },
    },
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: 600 },
      bold: { fontWeight: 700 },
    },
    measure: { true: { maxInlineSize: '65ch' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});
