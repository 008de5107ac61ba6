import { css } from '../../stitches';

export const mark = css({
  display: 'inline-block',
  flex: 'none',
  minInlineSize: '2.2em',
  paddingInline: '$s5',
  border: '1px solid currentColor',
  borderRadius: 'min($r1, 6px)',
  fontSize: '$tiny',
  fontWeight: 700,
  lineHeight: 1.6,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
