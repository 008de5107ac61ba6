import { css } from '../../stitches';

export const dialog = css({
  padding: 0,
  maxInlineSize: 'calc(100vw - 2 * $gutter)',
  maxBlockSize: 'min(760px, calc(100dvh - 2 * $s34))',
  border: '1px solid $border',
  borderRadius: '$r3',
  overflow: 'hidden',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  '&[open]': { display: 'flex' },
  '&::backdrop': { backgroundColor: '$scrim' },
  '@moving': {
    '&[open]': { animation: 'slide $dur ease-out' },
    '&[open]::backdrop': { animation: 'appear $dur ease-out' },
  },
  '@below768': {
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'calc(100dvh - $s34)',
    marginBlock: 'auto 0',
    borderInlineWidth: 0,
    borderBlockEndWidth: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    '--from': '0 34px',
  },
  variants: {
    size: {
      small: { '@from768': { inlineSize: 440 } },
      medium: { '@from768': { inlineSize: 600 } },
      large: { '@from768': { inlineSize: 880 } },
    },
  },
});
