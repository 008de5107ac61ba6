import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  display: 'block',
  '& > input': {
    paddingInlineStart: 'calc($s13 + $icon3 + $s8)',
    paddingInlineEnd: '$touch',
    appearance: 'none',
    textOverflow: 'ellipsis',
  },
  '& > input::-webkit-search-cancel-button, & > input::-webkit-search-decoration': {
    display: 'none',
  },
  variants: { submit: { true: { '& > input': { paddingInlineEnd: 'calc($touch + $control)' } } } },
});

export const glass = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '$s13',
  display: 'grid',
  placeItems: 'center',
  color: '$text-muted',
  fontSize: '$icon3',
  pointerEvents: 'none',
  'input:focus ~ &': { color: '$text' },
});

export const spinner = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '$s13',
  inlineSize: '$icon3',
  blockSize: '$icon3',
  marginBlock: 'auto',
  border: '2px solid $accent-edge',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  pointerEvents: 'none',
  animation: 'turn $dur-turn linear infinite',
  '@still': { animationDuration: '$dur-turn-slow' },
});

export const clear = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  padding: 0,
  border: 0,
  borderRadius: '$r-field',
  background: 'transparent',
  color: '$text-muted',
  fontSize: '$icon2',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$text' } },
  'input:placeholder-shown ~ &, input:disabled ~ &, input:read-only ~ &': { display: 'none' },
  variants: { submit: { true: { insetInlineEnd: '$control' } } },
});

export const submit = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$control',
  padding: 0,
  border: '1px solid $accent-edge',
  borderRadius: '$r-field',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  backgroundColor: '$accent',
  color: '$on-accent',
  fontSize: '$icon3',
  cursor: 'pointer',
  transition: 'background-color $dur $ease',
  '@hover': { '&:hover': { backgroundColor: '$accent-hover' } },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});
