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
        // only where the scheme allows the logo on pictures: see --bar-over in the theme
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
  '& > button': { marginInlineStart: 'calc(($icon4 - $touch) / 2)' },
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
  '&::backdrop': { backgroundColor: '$scrim' },
  '@moving': {
    '@upTo1024': {
      '&:popover-open, &:popover-open::backdrop': { animation: 'appear $fade' },
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
  marginInlineStart: 'calc(($icon4 - $touch) / 2)',
  '@above1024': { display: 'none' },
});

export const panelFoot = css({ marginBlockStart: 'auto', '@above1024': { display: 'none' } });

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  '@above1024': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    minInlineSize: 0,
    // one line, until NavMore or the keyboard shows the rest; without script all lines are shown
    '&:has(+ [aria-expanded="false"]):not(:has(:focus-visible))': {
      maxBlockSize: '$touch',
      overflow: 'clip',
      overflowClipMargin: '$s5',
      '@scriptless': { maxBlockSize: 'none' },
    },
  },
});

export const moreButton = css({
  display: 'none',
  '@above1024': {
    position: 'relative',
    flex: 'none',
    alignSelf: 'flex-start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$s5',
    minBlockSize: '$touch',
    whiteSpace: 'nowrap',
    paddingInline: '$s13',
    border: 0,
    borderRadius: '$r2',
    background: 'none',
    fontWeight: 600,
    textAlign: 'start',
    lineHeight: 1.15,
    cursor: 'pointer',
    '& > svg': { transition: 'transform $dur $ease' },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(0.5turn)' },
    '@hover': { '&:hover': { color: '$accent-text' } },
    '@scriptless': { display: 'none' },
  },
  variants: {
    // the current page is among the hidden links
    current: {
      true: {
        '&[aria-expanded="false"]::after': {
          content: '',
          position: 'absolute',
          insetInline: '$s13',
          insetBlockEnd: '$s5',
          blockSize: 3,
          borderRadius: '$r1',
          backgroundColor: '$accent',
        },
      },
    },
  },
});

export const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$s55',
  color: 'inherit',
  fontFamily: '$font-display',
  fontSize: 'calc($t3 * $display-scale)',
  fontWeight: '$display-weight',
  letterSpacing: '$display-tracking',
  lineHeight: 1.15,
  textTransform: '$display-case',
  textDecoration: 'none',
  '&[aria-current]': {
    color: '$accent-text',
    '@forced': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '@hover': { '&:hover': { color: '$accent-text' } },
  '@above1024': {
    minBlockSize: '$touch',
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
      '@forced': { display: 'none' },
    },
  },
});

export const actionsSlot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '& > *': { minInlineSize: '$touch' },
  '@from768': { whiteSpace: 'nowrap' },
});
