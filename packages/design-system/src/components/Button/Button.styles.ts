import { css } from '../../stitches';

export const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '$control',
  minInlineSize: '$touch',
  maxInlineSize: '100%',
  paddingInline: '$s21',
  paddingBlock: '$s8',
  border: '1px solid transparent',
  // a pill of one line is fully round; one of several lines must not become an oval
  borderRadius: 'min($r2, calc($control / 2 + $s5))',
  background: 'none',
  color: '$text',
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition:
    'background-color $dur $ease, border-color $dur $ease, color $dur $ease, transform $dur $ease',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&:disabled': { opacity: 0.5 },
  '@moving': { '&:active': { transform: 'scale(0.98)' } },
  '@forced': { borderColor: 'ButtonBorder' },
  variants: {
    variant: {
      primary: {
        backgroundColor: '$accent',
        borderColor: '$accent-edge',
        color: '$on-accent',
        '@hover': { '&:hover': { backgroundColor: '$accent-hover' } },
      },
      secondary: {
        borderColor: '$border-strong',
        '@hover': { '&:hover': { backgroundColor: '$tint', borderColor: 'currentColor' } },
      },
      quiet: {
        backgroundColor: '$tint',
        '@hover': { '&:hover': { backgroundColor: '$tint-strong' } },
      },
      danger: {
        backgroundColor: '$danger',
        color: '$on-danger',
        '@hover': { '&:hover': { backgroundColor: '$danger-hover' } },
      },
    },
    size: {
      // 36 px high, with a target of 44 px
      small: {
        minBlockSize: 36,
        paddingInline: '$s13',
        paddingBlock: '$s5',
        fontSize: '$t0',
        '&::after': { content: '', position: 'absolute', inset: '-$s5' },
      },
      medium: {},
      large: {
        minBlockSize: 'calc($control + $s5)',
        fontSize: '1.0625em',
        '@from768': { paddingInline: '$s34' },
      },
    },
    fullWidth: { true: { inlineSize: '100%' } },
  },
});

export const content = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s8',
  minInlineSize: 0,
  '& > span': { minInlineSize: 0, overflowWrap: 'break-word', hyphens: 'auto' },
  '& > svg': { fontSize: '1.15em' },
  '& > img': { blockSize: '1.4em', inlineSize: 'auto', maxInlineSize: '5em' },
  '[aria-busy="true"] > &': { opacity: 0 },
});

export const spinner = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: 'turn $dur-turn linear infinite',
  '@still': { animationDuration: '$dur-turn-slow' },
});
