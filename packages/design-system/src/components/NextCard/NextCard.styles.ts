import { css } from '../../stitches';

/** In the corner above the controls, which show at the end of a title, so that the end of the picture is still seen. */
export const card = css({
  alignSelf: 'end',
  justifySelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$s8 $s13',
  inlineSize: 'min(26rem, calc(100% - 2 * $s13))',
  margin: '$s13',
  // as high as captions are (CaptionsLayer)
  marginBlockEnd: 'calc(2 * $touch + 1.3 * $t0 + $s13 + $safe-block)',
  padding: '$s13',
  borderRadius: '$r3',
  overflow: 'hidden',
  backgroundColor: '$plate',
  color: '$on-plate',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@moving': { animation: 'slide $dur $ease' },
  '@media (prefers-contrast: more)': { backgroundColor: '$letterbox' },
  '@forced': { border: '1px solid CanvasText', backgroundColor: 'Canvas', color: 'CanvasText' },
});

export const picture = css({
  gridRow: '1 / span 2',
  inlineSize: '8rem',
  borderRadius: 'min($r2, 14px)',
  overflow: 'hidden',
  '@container (max-width: 30rem)': { display: 'none' },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  fontSize: '$t0',
  gridColumn: '-2 / -1',
});

/** The ring is full at first, and empty when the next title plays. */
export const ring = css({
  flex: 'none',
  inlineSize: '$s34',
  blockSize: '$s34',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { gridArea: '1 / 1' },
  '& > svg': {
    inlineSize: '100%',
    blockSize: '100%',
    transform: 'rotate(-90deg)',
    fill: 'none',
    strokeWidth: 3,
  },
  '& circle': { stroke: '$art-tint-strong' },
  '& circle:last-child': {
    stroke: '$accent-on-plate',
    strokeLinecap: 'round',
    transition: 'stroke-dasharray $dur linear',
    '@forced': { stroke: 'Highlight' },
  },
});

export const title = css({
  gridColumn: '-2 / -1',
  margin: 0,
  fontWeight: 700,
  unicodeBidi: 'plaintext',
});

export const actions = css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '$s8' });
