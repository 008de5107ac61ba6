import { css } from '../../stitches';

export const root = css({ position: 'relative', display: 'inline-block' });

export const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s8',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  borderRadius: '$r2',
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: 600,
  lineHeight: 1.3,
  '&::-webkit-details-marker': { display: 'none' },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
});

export const menu = css({
  position: 'absolute',
  zIndex: 30,
  minInlineSize: '100%',
  inlineSize: 'max-content',
  maxInlineSize: '80vw',
  maxBlockSize: 'min(60svh, 24rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  marginBlock: '$s5',
  padding: '$s5',
  listStyle: 'none',
  border: '1px solid $border',
  borderRadius: '$r-field',
  backgroundColor: '$surface-overlay',
  boxShadow: '$shadow',
  variants: {
    placement: { below: { insetBlockStart: '100%' }, above: { insetBlockEnd: '100%' } },
    align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } },
  },
});

export const entry = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$s21',
  minBlockSize: '$touch',
  paddingInline: '$s13',
  borderRadius: '$r1',
  color: '$text',
  textDecoration: 'none',
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  '&[aria-current]': { fontWeight: 700 },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
});
