import { css } from '../../stitches';

export const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s8 $s13',
  paddingInline: '$gutter',
  paddingBlock: '$s8',
  borderBlockEnd: '1px solid $border',
  variants: {
    tone: {
      info: { backgroundColor: '$surface-raised', color: '$text' },
      warning: { backgroundColor: '$warning-soft', color: '$text' },
      danger: { backgroundColor: '$danger', color: '$on-danger' },
      success: { backgroundColor: '$success-soft', color: '$text' },
    },
  },
});

export const words = css({ flex: '1 1 16rem', minInlineSize: 0, lineHeight: 1.5 });
