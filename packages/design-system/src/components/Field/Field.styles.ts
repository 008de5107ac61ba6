import { css } from '../../stitches';

export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'baseline',
  rowGap: '$s5',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > *': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > [data-ui="label"]': { gridColumn: 1 },
  // a link beside the label: small to look at, with a touch target of 44 px
  '& > a': {
    gridArea: '1 / 2',
    marginInlineStart: '$s13',
    paddingBlock: '$s13',
    marginBlock: 'calc(-1 * $s13)',
    fontSize: '$t0',
    fontWeight: 600,
    lineHeight: 1.4,
  },
});

export const labelText = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 $s13',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
});

export const mark = css({ color: '$danger-text', marginInlineStart: '$s3' });

export const optionalText = css({ color: '$text-muted', fontWeight: 400 });

export const errorText = css({
  display: 'flex',
  gap: '$s5',
  color: '$danger-text',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
  '& > svg': { marginBlockStart: '0.2em' },
  '&:empty': { display: 'none' },
});

export const hintText = css({ color: '$text-muted', fontSize: '$t0', lineHeight: 1.4 });

export const box = css({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '$control',
  paddingInline: '$s13',
  paddingBlock: '$s8',
  border: '1px solid $border-strong',
  borderRadius: '$r-field',
  backgroundColor: '$surface-sunken',
  color: '$text',
  font: 'inherit',
  // below 16 px iOS zooms the page on focus
  fontSize: '$t-field',
  lineHeight: 1.4,
  transition: 'border-color $dur $ease, background-color $dur $ease',
  '&::placeholder': { color: '$text-muted', opacity: 1 },
  '@hover': { '&:hover': { borderColor: '$text' } },
  '&[aria-invalid="true"]': {
    borderColor: '$danger-text',
    boxShadow: 'inset 0 0 0 1px $danger-text',
  },
  // email addresses and codes run left to right in every language, and are aligned with the form's
  // other values
  '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
  // read-only: no sunken background, but the border stays
  '&[readonly]': { borderColor: '$border', backgroundColor: 'transparent' },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '&:-webkit-autofill': {
    boxShadow: 'inset 0 0 0 $s89 $surface-sunken',
    WebkitTextFillColor: '$text',
    caretColor: '$text',
  },
});
