import { css } from '../../stitches';

export const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '$control',
  minInlineSize: 44,
  paddingInline: '$s21',
  paddingBlock: '$s8',
  border: '1px solid transparent',
  borderRadius: '$r2',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition:
    'background-color $dur $ease, border-color $dur $ease, color $dur $ease, transform $dur $ease',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&:disabled': { opacity: 0.5 },
  '@moving': { '&:active': { transform: 'translateY(1px)' } },
  '@forced': { borderColor: 'ButtonBorder' },
  variants: {
    variant: {
      primary: {
        backgroundColor: '$accent',
        color: '$on-accent',
        '@hover': { '&:hover': { backgroundColor: '$accent-hover' } },
      },
      secondary: {
        backgroundColor: 'transparent',
        borderColor: '$line-strong',
        color: '$ink',
        '@hover': { '&:hover': { backgroundColor: '$tint' } },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: '$ink',
        '@hover': { '&:hover': { backgroundColor: '$tint' } },
      },
      danger: {
        backgroundColor: '$danger',
        color: '$on-danger',
        '@hover': { '&:hover': { backgroundColor: '$danger-hover' } },
      },
    },
    size: {
      small: { minBlockSize: 44, paddingInline: '$s13', fontSize: '$t0' },
      medium: {},
      large: { minBlockSize: 'calc($control + $s8)', paddingInline: '$s34', fontSize: '$t2' },
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
  overflowWrap: 'anywhere',
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
  animation: 'turn 800ms linear infinite',
  '@still': { animationDuration: '4s' },
});
