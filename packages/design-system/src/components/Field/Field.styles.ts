import { css } from '../../stitches';

export const field = css({ display: 'grid', gap: '$s5', minInlineSize: 0 });

export const labelText = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 $s13',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
  // a link beside the label: small to the eye, 44 px to the finger
  '& > a': { paddingBlock: 12, marginBlock: -12 },
});

export const mark = css({ color: '$danger-ink', marginInlineStart: '$s3' });

export const errorText = css({
  display: 'flex',
  gap: '$s5',
  color: '$danger-ink',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
  '& > svg': { marginBlockStart: '0.2em' },
  '&:empty': { display: 'none' },
});

export const hintText = css({ color: '$ink-muted', fontSize: '$t0', lineHeight: 1.4 });

export const box = css({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '$control',
  paddingInline: '$s13',
  paddingBlock: '$s8',
  border: '1px solid $line-strong',
  borderRadius: '$r-field',
  backgroundColor: '$surface-sunken',
  color: '$ink',
  font: 'inherit',
  // below 16 px iOS zooms the page on focus
  fontSize: 'max(16px, $t1)',
  lineHeight: 1.4,
  transition: 'border-color $dur $ease, background-color $dur $ease',
  '&::placeholder': { color: '$ink-muted', opacity: 1 },
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '&[aria-invalid="true"]': {
    borderColor: '$danger-ink',
    boxShadow: 'inset 0 0 0 1px $danger-ink',
  },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '&:-webkit-autofill': {
    boxShadow: 'inset 0 0 0 99px $surface-sunken',
    WebkitTextFillColor: '$ink',
    caretColor: '$ink',
  },
});
