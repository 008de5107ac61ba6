import { css } from '../../stitches';

/** A button of the bar: no ground of its own, since the bar is one. */
export const playerButton = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$r2',
  background: 'none',
  color: 'inherit',
  fontSize: '$icon4',
  lineHeight: 1,
  cursor: 'pointer',
  transition: 'background-color $dur $ease, opacity $dur $ease',
  '& > *': { gridArea: '1 / 1' },
  '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  '&:focus-visible': { outlineOffset: -3 },
  // on is a line under the icon, not a colour alone
  '&:is([aria-pressed="true"], [data-on="true"])::after': {
    content: '',
    position: 'absolute',
    insetInline: '$s13',
    insetBlockEnd: '$s5',
    blockSize: 3,
    borderRadius: '$r1',
    backgroundColor: '$accent-on-plate',
    '@forced': { backgroundColor: 'Highlight' },
  },
  // on its way to be on
  '&[aria-busy="true"]::after': { opacity: 0.5 },
  '@hover': { '&:hover:enabled': { backgroundColor: '$tint' } },
  '@forced': { borderColor: 'ButtonBorder' },
});

/** A number inside a round icon. */
export const mark = css({
  fontSize: '0.42em',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  // Arabic digits are smaller, and their zero is a dot
  '&:lang(ar)': { fontSize: '0.56em' },
});
