import { css } from '../../stitches';

export const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$r2',
  background: 'transparent',
  color: 'inherit',
  fontSize: 22,
  cursor: 'pointer',
  transition: 'background-color $dur $ease, color $dur $ease, opacity $dur $ease',
  '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
  '@forced': { borderColor: 'ButtonBorder' },
  variants: {
    variant: {
      quiet: {},
      outlined: { borderColor: '$border-strong' },
      overlay: {
        backgroundColor: 'rgb(0 0 0 / 0.6)',
        color: '#fff',
        '@hover': { '&:hover': { backgroundColor: 'rgb(0 0 0 / 0.85)' } },
      },
    },
  },
});
