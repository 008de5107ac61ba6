import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  minBlockSize: '$control',
  paddingInline: '$s13',
  border: '1px solid $border-strong',
  borderRadius: '$r-field',
  backgroundColor: '$surface-sunken',
  color: '$text',
  cursor: 'text',
  transition: 'border-color $dur $ease',
  '@hover': { '&:hover': { borderColor: '$text' } },
  variants: {
    // the focus is in the provider's document, not in ours: the ring is drawn by a state
    focused: { true: { outline: '2px solid $focus', outlineOffset: 3 } },
    invalid: {
      true: { borderColor: '$danger-text', boxShadow: 'inset 0 0 0 1px $danger-text' },
    },
    disabled: { true: { opacity: 0.6, cursor: 'not-allowed', '& > *': { pointerEvents: 'none' } } },
  },
});

export const mount = css({
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  paddingBlock: '$s8',
  '& iframe': { display: 'block', inlineSize: '100%', border: 0 },
});

export const shimmer = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '$s13',
  inlineSize: '60%',
  blockSize: '1em',
  marginBlock: 'auto',
  borderRadius: '$r1',
  backgroundColor: '$skeleton',
  animation: 'breathe $dur-breath ease-in-out infinite',
  '@still': { animation: 'none' },
});

export const done = css({
  display: 'grid',
  color: '$success-text',
  fontSize: '$icon3',
  animation: 'pop $dur $ease',
  '@still': { animation: 'none' },
});
