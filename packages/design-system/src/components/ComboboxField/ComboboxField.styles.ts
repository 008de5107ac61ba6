import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  display: 'block',
  '& > input': { paddingInlineEnd: '$control', textOverflow: 'ellipsis' },
});

export const toggle = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$control',
  padding: 0,
  border: 0,
  borderRadius: '$r-field',
  background: 'transparent',
  color: '$text-muted',
  fontSize: '$icon3',
  cursor: 'pointer',
  '& > svg': { transition: 'transform $dur $ease' },
  '&[aria-expanded="true"] > svg': { transform: 'scaleY(-1)' },
  '@hover': { '&:hover:enabled': { color: '$text' } },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
});

export const panel = css({
  position: 'fixed',
  // positioned by the hook that opens it
  inset: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: '1px solid $border-strong',
  borderRadius: '$r-field',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  fontSize: '$t-field',
  '&:popover-open': {
    display: 'flex',
    flexDirection: 'column',
    animation: 'appear $dur $ease',
    '@still': { animation: 'none' },
  },
});

export const list = css({
  minBlockSize: 0,
  margin: 0,
  padding: '$s5',
  listStyle: 'none',
  // the list itself scrolls; its keys come from the field
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '&:empty': { display: 'none' },
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s13',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  paddingBlock: '$s5',
  borderRadius: 'min($r1, 9px)',
  lineHeight: 1.35,
  cursor: 'pointer',
  '& > svg': { marginInlineStart: 'auto', color: '$accent-text', fontSize: '$icon2' },
  variants: {
    highlighted: {
      true: {
        backgroundColor: '$accent-soft',
        boxShadow: 'inset 0 0 0 1px $accent-edge',
        '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
    disabled: { true: { opacity: 0.6, cursor: 'not-allowed' } },
  },
});

export const words = css({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > small': { color: '$text-muted', fontSize: '$t0' },
});

export const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s13',
  minBlockSize: '$control',
  padding: '$s5 $s13',
  color: '$text-muted',
});

export const spinner = css({
  flex: 'none',
  inlineSize: '$icon2',
  blockSize: '$icon2',
  border: '2px solid $accent-edge',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: 'turn $dur-turn linear infinite',
  '@still': { animationDuration: '$dur-turn-slow' },
});
