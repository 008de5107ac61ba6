import { css } from '../../stitches';

export const region = css({
  position: 'fixed',
  zIndex: 40,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: '$s8',
  padding: '$s13',
  pointerEvents: 'none',
  '@from768': { justifyItems: 'end', padding: '$s21' },
});

export const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s13',
  maxInlineSize: 'min(100%, 30rem)',
  minBlockSize: 52,
  paddingInline: '$s13 $s3',
  border: '1px solid $border',
  borderRadius: '$r-field',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  lineHeight: 1.4,
  pointerEvents: 'auto',
  '& > div': { flex: 1, paddingBlock: '$s8', minInlineSize: 0, overflowWrap: 'anywhere' },
  '@moving': { animation: 'rise 200ms ease-out' },
  variants: {
    tone: {
      info: { '& > svg': { color: '$accent-text' } },
      success: { '& > svg': { color: '$success-text' } },
      error: { '& > svg': { color: '$danger-text' } },
    },
  },
});

export const action = css({
  minBlockSize: 44,
  paddingInline: '$s8',
  border: 0,
  background: 'none',
  color: '$accent-text',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
});
