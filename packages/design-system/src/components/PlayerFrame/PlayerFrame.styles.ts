import { css } from '../../stitches';

/**
 * Keeps the player's place on the page: 16:9, also while the frame floats above it or fills the
 * page. The frame is a cell of it, so that a long message makes both taller.
 */
export const place = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  marginInline: 'auto',
  '& > *': { gridArea: '1 / 1' },
  // a cell with a shape of its own is not stretched by itself
  '&::before': { content: '', gridArea: '1 / 1', inlineSize: '100%', aspectRatio: '16 / 9' },
  variants: {
    view: {
      // no taller than the window allows, so that the title below is seen as well; at 200 % it is
      // still wide enough for its buttons
      page: { maxInlineSize: 'max(20rem, calc((100svh - 11rem) * 16 / 9))' },
      theatre: { maxInlineSize: 'max(20rem, calc((100svh - $bar) * 16 / 9))' },
      'full-page': {},
      floating: {},
    },
  },
});

const covering = {
  position: 'fixed',
  zIndex: 39,
  inset: 0,
  blockSize: '100dvh',
  // notches are on both sides in turn, and the frame does not know on which
  '--safe-inline': 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
  '--safe-block': 'env(safe-area-inset-bottom, 0px)',
  '&::before': { display: 'none' },
};

export const frame = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  backgroundColor: '$letterbox',
  color: '$art-text',
  colorScheme: 'dark',
  // colours for what lies on a picture, whatever the scheme of the page; panels are dark too
  '--text': '$art-text',
  '--text-muted': '$art-text',
  '--accent-text': '$art-text',
  '--tint': '$art-tint',
  '--tint-strong': '$art-tint-strong',
  '--border': '$art-border',
  '--border-strong': '$art-border',
  // nothing of what is behind a panel shows through its words
  '--surface-overlay': '$letterbox',
  '--focus': '$art-text',
  '--safe-inline': '0px',
  '--safe-block': '0px',
  '&:fullscreen': covering,
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    view: {
      page: {},
      theatre: {},
      'full-page': covering,
      floating: {
        position: 'fixed',
        zIndex: 34,
        insetBlockEnd: 'calc($s13 + env(safe-area-inset-bottom, 0px))',
        insetInlineEnd: '$s13',
        inlineSize: 'min(22rem, calc(100vw - 2 * $s13))',
        borderRadius: '$r3',
        boxShadow: '$shadow',
        '&::before': { content: '', gridArea: '1 / 1', inlineSize: '100%', aspectRatio: '16 / 9' },
        '@moving': { animation: 'slide $dur $ease' },
      },
    },
    pointerHidden: { true: { cursor: 'none' } },
  },
});

/** The poster stays in the document, so that the picture comes over it without a gap. */
export const poster = css({
  position: 'absolute',
  inset: 0,
  transition: 'opacity $fade, visibility $fade',
  variants: {
    covered: { true: { opacity: 0, visibility: 'hidden' } },
  },
});

/** The element that holds the `video` covers the frame. */
export const layer = css({
  position: 'absolute',
  inset: 0,
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

/** As large as a broadcaster's mark: a sixth of the picture's width at most, and no taller than a line of captions and a half. */
export const watermark = css({
  position: 'absolute',
  insetBlockStart: '$s13',
  inlineSize: 'auto',
  blockSize: 'clamp($s13, 4cqi, $s34)',
  maxInlineSize: '16cqi',
  objectFit: 'contain',
  pointerEvents: 'none',
  variants: {
    corner: {
      start: { insetInlineStart: 'calc($s13 + $safe-inline)' },
      end: { insetInlineEnd: 'calc($s13 + $safe-inline)' },
    },
  },
});

/** A button with an edge alone, on the picture itself: a message has a ground of its own. */
const onPicture = '[data-variant="secondary"]:not([data-ui="player-message"] *)';

/** What lies in the middle; the only layer that may make the frame taller. */
export const front = css({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  // a press beside a button is a press on the picture
  pointerEvents: 'none',
  '& > *': { gridArea: '1 / 1', pointerEvents: 'auto' },
  // above the controls, where they are as high as half of the frame
  '@container (max-width: 40rem)': {
    '&:has(~ [data-ui="player-controls"]) > button': {
      marginBlockEnd: 'calc(2 * $touch + 1.3 * $t0 + $s13 + $safe-block)',
    },
  },
  // a light ring on a light picture is seen on a dark one
  '& :focus-visible': { boxShadow: '0 0 0 $s8 $scrim' },
  // seen and read on any picture, as a badge is
  [`& ${onPicture}`]: {
    borderColor: '$on-plate',
    backgroundColor: '$plate',
    color: '$on-plate',
    '@hover': { '&:hover': { borderColor: '$on-plate', backgroundColor: '$letterbox' } },
    '@forced': { borderColor: 'ButtonBorder', backgroundColor: 'ButtonFace' },
  },
});
