import { css } from '../../stitches';

export const panel = css({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(380px, 100vw - 2 * $edge)',
  maxBlockSize: 'calc(100dvh - 2 * $edge)',
  padding: '$s13',
  border: '1px solid $border',
  borderRadius: '$r3',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
  '@moving': {
    '&:popover-open': { animation: 'slide $dur ease-out' },
    '--from': '0 -5px',
    '&[data-side=block-start]': { '--from': '0 5px' },
  },
});
