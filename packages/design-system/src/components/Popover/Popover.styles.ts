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
  variants: {
    phones: {
      panel: {},
      sheet: {
        '@below768': {
          // overrides the position from when the window was wider
          inset: 'auto 0 0 !important',
          inlineSize: 'auto',
          maxInlineSize: 'none',
          maxBlockSize: 'calc(100dvh - $s34)',
          paddingBlockEnd: 'calc($s13 + env(safe-area-inset-bottom, 0px))',
          borderWidth: '1px 0 0',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
          '&::backdrop': { backgroundColor: '$scrim' },
          '--from': '0 34px',
        },
      },
    },
  },
});
