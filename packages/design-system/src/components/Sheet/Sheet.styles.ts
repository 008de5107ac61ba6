import { css } from '../../stitches';

export const sheet = css({
  padding: 0,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: '0 solid $border',
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
    maxBlockSize: 'calc(100dvh - $s34)',
    marginBlock: 'auto 0',
    borderBlockStartWidth: 1,
    borderStartStartRadius: '$r3',
    borderStartEndRadius: '$r3',
    '--from': '0 34px',
  },
  variants: {
    side: {
      'inline-end': {
        '@from768': {
          inlineSize: 'min(440px, 100vw - $s89)',
          blockSize: '100dvh',
          marginBlock: 0,
          marginInline: 'auto 0',
          borderInlineStartWidth: 1,
          borderStartStartRadius: '$r3',
          borderEndStartRadius: '$r3',
          '--from': '34px 0',
          '&:dir(rtl)': { '--from': '-34px 0' },
        },
      },
      'block-end': {
        '@from768': {
          inlineSize: 'min(880px, 100vw - 2 * $gutter)',
          maxBlockSize: 'min(640px, 100dvh - $s89)',
          marginBlock: 'auto 0',
          borderWidth: 1,
          borderBlockEndWidth: 0,
          borderStartStartRadius: '$r3',
          borderStartEndRadius: '$r3',
          '--from': '0 34px',
        },
      },
    },
  },
});
