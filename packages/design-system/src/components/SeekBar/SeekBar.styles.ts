import { css } from '../../stitches';

const thumb = {
  appearance: 'none',
  inlineSize: '$s13',
  blockSize: '$s13',
  border: 0,
  borderRadius: '50%',
  backgroundColor: '$art-text',
  transition: 'transform $dur $ease',
  '@forced': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
};

/** Time runs from left to right in every language. The track ends half a thumb before the edges. */
export const bar = css({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  direction: 'ltr',
  blockSize: '$touch',
  '@hover': { blockSize: '$s34' },
});

export const track = css({
  position: 'absolute',
  insetInline: 'calc($s13 / 2)',
  insetBlock: 0,
  blockSize: '$s3',
  marginBlock: 'auto',
  borderRadius: '$r1',
  overflow: 'hidden',
  backgroundColor: '$art-tint-strong',
  pointerEvents: 'none',
  transition: 'block-size $dur $ease',
  '& > svg': { inlineSize: '100%', blockSize: '100%' },
  ':hover > &, :focus-within > &': { blockSize: '$s8' },
  '@media (hover: none)': { blockSize: '$s5' },
  '@forced': { border: '1px solid CanvasText', forcedColorAdjust: 'none' },
});

/** A part of the track; closed is what the viewer cannot reach: before the window, after the edge. */
export const part = css({
  variants: {
    look: {
      buffered: { fill: '$art-border', opacity: 0.6 },
      played: { fill: '$accent-on-plate', '@forced': { fill: 'Highlight' } },
      closed: { fill: '$letterbox', opacity: 0.6 },
    },
  },
});

/** A gap in the track where a chapter or a programme begins. */
export const mark = css({ fill: '$letterbox', '@forced': { fill: 'CanvasText' } });

/** It takes presses a little above and below the bar, too: 44 px at the least. */
export const range = css({
  position: 'absolute',
  inset: '-$s5 0',
  inlineSize: '100%',
  blockSize: 'calc(100% + 2 * $s5)',
  margin: 0,
  appearance: 'none',
  borderRadius: '$r1',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': { background: 'none' },
  '&::-moz-range-track': { background: 'none' },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outlineOffset: -2 },
  // with a pointer that hovers the thumb appears when it is needed
  '@hover': {
    '&:not(:hover, :focus-visible)::-webkit-slider-thumb': { transform: 'scale(0)' },
    '&:not(:hover, :focus-visible)::-moz-range-thumb': { transform: 'scale(0)' },
  },
});

/** Over the track, centred on the moment, and never past an end of the bar. */
export const preview = css({
  // the moment and the width of its picture are on the element; a title of two or three words has room in any case
  '--at': '0%',
  '--picture': '0px',
  '--preview': 'max(calc($s89 + $s55), min($picture, 20cqi))',
  position: 'absolute',
  insetBlockEnd: 'calc(100% + $s5)',
  insetInlineStart: 'clamp(0px, calc($at - $preview / 2), calc(100% - $preview))',
  display: 'grid',
  justifyItems: 'center',
  gap: '$s5',
  inlineSize: '$preview',
  maxInlineSize: '100%',
});

/** A fifth of the player is as much as there is room for above a narrow bar; a very narrow one has no room at all. */
export const thumbnail = css({
  display: 'block',
  inlineSize: 'min($picture, 20cqi)',
  borderRadius: 'min($r2, 14px)',
  outline: '2px solid $art-text',
  backgroundColor: '$letterbox',
  '@container (max-width: 20rem)': { display: 'none' },
});

export const words = css({
  display: 'grid',
  maxInlineSize: '100%',
  paddingInline: '$s8',
  paddingBlock: '$s3',
  borderRadius: '$r1',
  // nothing shows through: on a narrow player it lies over the time
  backgroundColor: '$letterbox',
  color: '$on-plate',
  fontSize: '$t0',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  textAlign: 'center',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
