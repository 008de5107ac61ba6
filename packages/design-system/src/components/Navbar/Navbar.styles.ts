import { css } from '../../stitches';

export const bar = css({
  position: 'relative',
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: '$s13',
  minBlockSize: 64,
  paddingInline: '$gutter',
  backgroundColor: '$surface',
  color: '$ink',
  variants: { overlay: { true: {} } },
});

export const phoneOnly = css({ '@from1024': { display: 'none' } });

export const panel = css({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(340px, 86vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: '$s13',
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$surface-overlay',
  color: '$ink',
  '&:popover-open': { display: 'flex', flexDirection: 'column', gap: '$s13' },
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.6)' },
  '@from1024': {
    position: 'static',
    display: 'flex',
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
    flex: 1,
  },
});

export const panelHead = css({ display: 'flex', '@from1024': { display: 'none' } });

export const panelFoot = css({ marginBlockStart: 'auto', '@from1024': { display: 'none' } });

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  '@from1024': { flexDirection: 'row', gap: '$s5' },
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: '$s13',
  borderRadius: '$r2',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
});

export const actionsSlot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  marginInlineStart: 'auto',
});
