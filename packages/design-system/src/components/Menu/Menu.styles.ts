import { css } from '../../stitches';

/** A transparent layer under the menu, over the page. */
export const glass = css({ position: 'fixed', zIndex: 49, inset: 0, touchAction: 'none' });

export const menu = css({
  zIndex: 50,
  minInlineSize: 'max(200px, var(--radix-dropdown-menu-trigger-width, 0px))',
  maxInlineSize: 'min(340px, 100vw - 2 * $edge)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: '$s5',
  border: '1px solid $border',
  borderRadius: '$r-field',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  fontFamily: '$font-text',
  fontSize: '$t1',
  lineHeight: 1.3,
  '@moving': {
    animation: 'slide $dur ease-out',
    '--from': '0 -5px',
    '&[data-side=top]': { '--from': '0 5px' },
    '&[data-side=left], &[data-side=right]': { '--from': '0 0' },
  },
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s13',
  minBlockSize: '$touch',
  paddingInline: '$s13',
  paddingBlock: '$s5',
  borderRadius: 'calc($r-field - $s5)',
  color: '$text',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  // the current entry has the focus, by keys and by pointer alike: a ring would only repeat its
  // background
  '&:focus': { outline: 'none' },
  '&[data-highlighted], &[data-state=open]': { backgroundColor: '$tint' },
  '&:focus-visible[data-highlighted]': {
    outline: '2px solid $focus',
    outlineOffset: -2,
  },
  '&[data-disabled]': { color: '$text-muted', opacity: 0.6, cursor: 'default' },
  '@forced': { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  variants: {
    danger: {
      true: { color: '$danger-text', '&[data-highlighted]': { backgroundColor: '$danger-soft' } },
    },
  },
});

/** As wide as an icon, so that all labels begin at the same place. */
export const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 20,
  fontSize: '$icon3',
});

/** On one line if there is room for both, else the hint below the label. */
export const words = css({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 $s13',
  minInlineSize: 0,
});

export const label = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = css({
  color: '$text-muted',
  fontSize: '$t0',
  fontVariantNumeric: 'tabular-nums',
});

export const heading = css({
  paddingInline: '$s13',
  paddingBlock: '$s8 $s3',
  color: '$text-muted',
  fontSize: '$tiny',
  fontWeight: 700,
});

export const separator = css({
  blockSize: 1,
  marginBlock: '$s5',
  marginInline: '$s13',
  backgroundColor: '$border',
  '@forced': { backgroundColor: 'CanvasText' },
});
