import { css } from '../../stitches';

/**
 * A field of several controls in one frame: the look of a text field, with hairlines between its
 * segments.
 */
export const joinedBox = css({
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: '$control',
  border: '1px solid $border-strong',
  borderRadius: '$r-field',
  backgroundColor: '$surface-sunken',
  color: '$text',
  transition: 'border-color $dur $ease, background-color $dur $ease',
  '@hover': { '&:hover': { borderColor: '$text' } },
  '&[data-invalid]': { borderColor: '$danger-text', boxShadow: 'inset 0 0 0 1px $danger-text' },
  variants: {
    state: {
      usual: {},
      readOnly: { '&&': { borderColor: '$border', backgroundColor: 'transparent' } },
      disabled: { opacity: 0.6, cursor: 'not-allowed' },
    },
  },
});

/**
 * One segment. The focus ring is drawn inside it, around the whole area that can be pressed, and
 * belongs to the control in it.
 */
export const segment = css({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  borderRadius: 'calc($r-field - 1px)',
  // a hairline of its own, since the segment's border would follow its corners
  '& + &::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: '1px solid $border',
  },
  '&:has(> :focus-visible)': { outline: '2px solid $focus', outlineOffset: -3 },
  '& > :focus-visible': { outline: 'none' },
});

/** A text input that fills its segment. */
export const segmentInput = css({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '$touch',
  paddingInline: '$s13',
  paddingBlock: '$s8',
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: '$text',
  font: 'inherit',
  // below 16 px iOS zooms the page on focus
  fontSize: '$t-field',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '&::placeholder': { color: '$text-muted', opacity: 1 },
  '&:disabled': { cursor: 'not-allowed' },
  '&:-webkit-autofill': {
    boxShadow: 'inset 0 0 0 99px $surface-sunken',
    WebkitTextFillColor: '$text',
    caretColor: '$text',
  },
});
