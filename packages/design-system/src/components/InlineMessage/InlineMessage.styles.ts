import { css } from '../../stitches';

export const message = css({
  display: 'flex',
  gap: '$s13',
  padding: '$s13',
  borderRadius: '$r-field',
  border: '1px solid transparent',
  lineHeight: 1.5,
  '& > svg': { marginBlockStart: 2 },
  variants: {
    tone: {
      error: {
        backgroundColor: '$danger-soft',
        borderColor: '$danger-ink',
        '& > svg': { color: '$danger-ink' },
      },
      info: { backgroundColor: '$tint', borderColor: '$line', '& > svg': { color: '$accent-ink' } },
      success: {
        backgroundColor: '$success-soft',
        borderColor: '$success-ink',
        '& > svg': { color: '$success-ink' },
      },
    },
  },
});

export const body = css({
  display: 'grid',
  gap: '$s5',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
