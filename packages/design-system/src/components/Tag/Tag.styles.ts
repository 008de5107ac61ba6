import { css } from '../../stitches';

export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  paddingInline: '$s8',
  paddingBlock: '$s3',
  border: '1px solid $border',
  borderRadius: '$r1',
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.3,
});
