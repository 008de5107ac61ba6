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
        borderColor: '$danger-text',
        '& > svg': { color: '$danger-text' },
      },
      info: {
        backgroundColor: '$tint',
        borderColor: '$border',
        '& > svg': { color: '$accent-text' },
      },
      success: {
        backgroundColor: '$success-soft',
        borderColor: '$success-text',
        '& > svg': { color: '$success-text' },
      },
      warning: {
        backgroundColor: '$warning-soft',
        borderColor: '$warning-text',
        '& > svg': { color: '$warning-text' },
      },
    },
  },
});

export const body = css({
  display: 'grid',
  gap: '$s5',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, paddingInlineStart: '1.1em' },
});

export const actionsRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s8',
  marginBlockStart: '$s5',
});
