import { css } from '../../stitches';

/**
 * Text and marks lie on the dark plate, which keeps their contrast on white and on black; above it
 * the dark fades out.
 */
export const controls = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: 'calc($s5 + $safe-inline)',
  paddingBlockEnd: 'calc($s3 + $safe-block)',
  backgroundImage: 'linear-gradient(to bottom, $plate, $scrim-strong)',
  color: '$on-plate',
  transition: 'opacity $fade',
  '&::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: '$s34',
    backgroundImage: 'linear-gradient(to top, $plate, transparent)',
    pointerEvents: 'none',
  },
  '@container (min-width: 48rem)': { paddingInline: 'calc($s13 + $safe-inline)' },
  '@media (prefers-contrast: more)': {
    backgroundImage: 'none',
    backgroundColor: '$letterbox',
    '&::before': { display: 'none' },
  },
  '@forced': {
    backgroundImage: 'none',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
    '&::before': { display: 'none' },
  },
  variants: {
    // never while a focus that is seen is inside
    shown: {
      true: {},
      false: { '&:not(:has(:focus-visible))': { opacity: 0, pointerEvents: 'none' } },
    },
  },
});

/** Bar of time, time and lamp: side by side where there is room, else the bar is below them. */
export const timeline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$s13',
  paddingInline: '$s8',
  '& > [data-ui="seek-bar"]': { flexBasis: '100%', marginInline: 'calc(-1 * $s8)' },
  '@container (min-width: 48rem)': {
    flexWrap: 'nowrap',
    '& > [data-ui="seek-bar"]': { flexBasis: 0, order: -1, marginInlineEnd: 0 },
  },
});

export const time = css({
  flex: 'none',
  fontSize: '$t0',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  paddingBlockStart: '$s5',
  '@container (min-width: 48rem)': { paddingBlockStart: 0 },
});

export const row = css({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

/** Time runs from left to right, so these two keep their places in every language. */
export const skips = css({ display: 'flex', direction: 'ltr' });

/** Only where there is room, as time runs. */
export const neighbours = css({
  display: 'flex',
  direction: 'ltr',
  '@container (max-width: 47.99rem)': { display: 'none' },
});

export const space = css({ flex: '1 1 0', minInlineSize: 0 });

/** What only a wide bar has room for; elsewhere it is in the menu "More". */
export const roomy = css({
  display: 'flex',
  alignItems: 'center',
  '@container (max-width: 47.99rem)': { display: 'none' },
});

export const narrow = css({
  display: 'flex',
  '@container (min-width: 48rem)': { display: 'none' },
});

/** The share of the volume lies under the slider, which has no such part in every browser. */
export const loudness = css({
  display: 'inline-grid',
  alignItems: 'center',
  justifyItems: 'center',
  inlineSize: '$s89',
  '& > *': { gridArea: '1 / 1' },
  '& > progress': {
    appearance: 'none',
    inlineSize: 'calc(100% - $s13)',
    blockSize: '$s3',
    border: 0,
    borderRadius: '$r1',
    overflow: 'hidden',
    backgroundColor: '$art-tint-strong',
    '&::-webkit-progress-bar': { backgroundColor: '$art-tint-strong' },
    '&::-webkit-progress-value': { backgroundColor: '$art-text' },
    '&::-moz-progress-bar': { backgroundColor: '$art-text' },
  },
  '@container (max-width: 47.99rem)': { display: 'none' },
  '@forced': { '& > progress': { display: 'none' } },
});

export const volume = css({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '$touch',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  accentColor: '$art-text',
  borderRadius: '$r1',
  '&::-webkit-slider-runnable-track': { blockSize: '$s3', background: 'none' },
  '&::-moz-range-track': { background: 'none' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    inlineSize: '$s13',
    blockSize: '$s13',
    marginBlockStart: 'calc(($s3 - $s13) / 2)',
    borderRadius: '50%',
    backgroundColor: '$art-text',
  },
  '&::-moz-range-thumb': {
    inlineSize: '$s13',
    blockSize: '$s13',
    border: 0,
    borderRadius: '50%',
    backgroundColor: '$art-text',
  },
  '&:focus-visible': { outlineOffset: -3 },
  '@forced': { appearance: 'auto' },
});
