import { css } from '../../stitches';

export const skipLink = css({
  position: 'absolute',
  zIndex: 50,
  insetBlockStart: '$s8',
  insetInlineStart: '$s8',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  paddingInline: '$s21',
  borderRadius: '$r2',
  backgroundColor: '$accent',
  color: '$on-accent',
  fontWeight: 600,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: '-$s89' },
});
