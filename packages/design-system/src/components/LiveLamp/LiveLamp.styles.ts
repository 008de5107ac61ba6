import { css } from '../../stitches';

export const lamp = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s8',
  flex: 'none',
  minBlockSize: '$touch',
  maxInlineSize: '100%',
  paddingInline: '$s8',
  paddingBlock: 0,
  border: '1px solid transparent',
  borderRadius: '$r2',
  background: 'none',
  color: 'inherit',
  fontSize: '$t0',
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: -3 },
  '&:is(button):not([aria-disabled="true"])': { cursor: 'pointer' },
  '@hover': { '&:is(button):not([aria-disabled="true"]):hover': { backgroundColor: '$tint' } },
});

/** Each state has a shape of its own: a full disc, a ring, a square. */
export const sign = css({
  flex: 'none',
  inlineSize: '0.625em',
  blockSize: '0.625em',
  border: '2px solid currentColor',
  variants: {
    state: {
      live: {
        borderRadius: '50%',
        borderColor: '$live-on-plate',
        backgroundColor: '$live-on-plate',
        '@forced': { backgroundColor: 'CanvasText' },
      },
      behind: { borderRadius: '50%' },
      ended: { backgroundColor: 'currentColor' },
    },
  },
});

/** How far behind: left out where the player is narrow. */
export const detail = css({
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '@container (max-width: 40rem)': { display: 'none' },
});
