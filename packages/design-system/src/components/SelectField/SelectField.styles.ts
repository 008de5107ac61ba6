import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  display: 'block',
  '& > select': {
    appearance: 'none',
    paddingInlineEnd: '$touch',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    // the placeholder is chosen
    '&:has(> option[value=""]:checked)': { color: '$text-muted' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  // lists that the browser draws itself use these
  '& option, & optgroup': { backgroundColor: '$surface-overlay', color: '$text' },
  '& option:disabled': { color: '$text-muted' },
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '$s13',
    marginBlock: 'auto',
    fontSize: '$icon3',
    color: '$text-muted',
    pointerEvents: 'none',
  },
  '& > select:focus ~ svg': { color: '$text' },
  '& > select:disabled ~ svg': { opacity: 0.6 },
  '@hover': { '& > select:enabled:hover ~ svg': { color: '$text' } },
});
