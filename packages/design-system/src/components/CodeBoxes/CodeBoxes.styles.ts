import { css } from '../../stitches';

/** As wide as its boxes, which get narrower where there is no room. */
export const boxes = css({
  position: 'relative',
  justifySelf: 'start',
  display: 'flex',
  gap: '$s8',
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@moving': { '&:has([data-wrong])': { animation: 'shake $dur linear' } },
});

export const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  inlineSize: 52,
  minInlineSize: 0,
  minBlockSize: 'calc($control + $s8)',
  border: '1px solid $border-strong',
  borderRadius: '$r-field',
  backgroundColor: '$surface-sunken',
  color: '$text',
  fontSize: '$t4',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: 1,
  transition: 'border-color $dur $ease, background-color $dur $ease',
  '&[data-active]': {
    borderColor: '$accent-text',
    boxShadow: 'inset 0 0 0 1px $accent-text',
    '@forced': { borderColor: 'Highlight' },
  },
  '&[data-wrong]': { borderColor: '$danger-text', boxShadow: 'inset 0 0 0 1px $danger-text' },
  variants: {
    apart: { true: { marginInlineStart: '$s8' } },
    state: {
      usual: {},
      readOnly: { borderColor: '$border', backgroundColor: 'transparent' },
      disabled: { opacity: 0.6 },
    },
  },
});

/** Replaces a digit that is not shown. */
export const dot = css({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@forced': { backgroundColor: 'CanvasText' },
});

export const caret = css({
  inlineSize: 2,
  blockSize: '1em',
  backgroundColor: '$accent-text',
  '@forced': { backgroundColor: 'Highlight' },
});

/**
 * The input lies over its boxes. It is not transparent, because browsers and password managers skip
 * inputs without opacity; only its text and caret are invisible.
 */
export const real = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: '$r-field',
  backgroundColor: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  // below 16 px iOS zooms the page on focus
  fontSize: '$icon1',
  forcedColorAdjust: 'none',
  '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
  '&:disabled': { cursor: 'not-allowed' },
  // the colour with which browsers mark autofilled fields would cover the boxes
  '&:-webkit-autofill': {
    backgroundClip: 'text',
    WebkitBackgroundClip: 'text',
    WebkitTextFillColor: 'transparent',
  },
});
