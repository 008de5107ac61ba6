import { css } from '../../stitches';

export const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$r2',
  background: 'transparent',
  color: 'inherit',
  fontSize: '$icon4',
  cursor: 'pointer',
  transition: 'background-color $dur $ease, color $dur $ease, opacity $dur $ease',
  // the icon of a toggle is filled while it is on
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
  '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
  '@forced': { borderColor: 'ButtonBorder' },
  variants: {
    variant: {
      quiet: {},
      outlined: { borderColor: '$border-strong' },
      overlay: {
        backgroundColor: '$scrim',
        color: '$on-plate',
        '@hover': { '&:hover': { backgroundColor: '$scrim-strong' } },
      },
    },
  },
});
