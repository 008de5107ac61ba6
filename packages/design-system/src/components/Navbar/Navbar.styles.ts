import { css } from '../../stitches';

export const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  minBlockSize: '$bar',
  paddingInline: '$gutter',
  backgroundColor: '$surface',
  color: '$text',
  '@above1024': { gap: '$s21' },
  '@print': { position: 'static' },
  variants: {
    overlay: {
      true: {
        // only where the scheme lets the logo stand on art: see --bar-over in the theme
        position: '$bar-over-position',
        insetInline: 0,
        background: '$bar-over-ground',
        '@supports (animation-timeline: scroll())': {
          position: 'sticky',
          marginBlockEnd: '$bar-over-pull',
          animation: 'bar-over linear both',
          animationTimeline: 'scroll(root)',
          animationRange: '0 34vh',
        },
      },
    },
  },
});

export const phoneOnly = css({
  display: 'contents',
  '& > button': { marginInlineStart: -11 },
  '@above1024': { display: 'none' },
});

export const wideOnly = css({ display: 'none', '@above1024': { display: 'block' } });

export const panel = css({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(340px, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: '$s8 $s21 $s21',
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  '&:popover-open': { display: 'flex', flexDirection: 'column', gap: '$s21' },
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.6)' },
  '@moving': {
    '@upTo1024': {
      '&:popover-open, &:popover-open::backdrop': { animation: 'appear 200ms ease-out' },
    },
  },
  '@above1024': {
    position: 'static',
    display: 'flex',
    flex: 1,
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
    boxShadow: 'none',
  },
});

export const panelHead = css({
  display: 'flex',
  marginInlineStart: -11,
  '@above1024': { display: 'none' },
});

export const panelFoot = css({ marginBlockStart: 'auto', '@above1024': { display: 'none' } });

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  '@above1024': { flexDirection: 'row', flexWrap: 'wrap' },
});

export const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 55,
  color: 'inherit',
  fontFamily: '$font-display',
  fontSize: 'calc($t3 * $display-scale)',
  fontWeight: '$display-weight',
  letterSpacing: '$display-tracking',
  lineHeight: 1.15,
  textTransform: '$display-case',
  textDecoration: 'none',
  '&[aria-current]': { color: '$accent-text' },
  '@hover': { '&:hover': { color: '$accent-text' } },
  '@above1024': {
    minBlockSize: 44,
    paddingInline: '$s13',
    borderRadius: '$r2',
    fontFamily: '$font-text',
    fontSize: '$t1',
    fontWeight: 600,
    letterSpacing: 'normal',
    textTransform: 'none',
    '&[aria-current]': { color: 'inherit' },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '$s13',
      insetBlockEnd: '$s5',
      blockSize: 3,
      borderRadius: '$r1',
      backgroundColor: '$accent',
    },
  },
});

export const actionsSlot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '& > *': { minInlineSize: 44 },
  '@from768': { whiteSpace: 'nowrap' },
});
