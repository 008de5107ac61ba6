import { css } from '../../stitches';

const safeBlock = 'env(safe-area-inset-bottom, 0px)';
const aboveFoot = `calc($s13 + var(--foot-taken, 0px) + ${safeBlock})`;

/**
 * Above the page, below notices and dialogs. On phones a bar as wide as the window: picture, title, buttons. Else a small
 * frame in a corner: the picture, and the title and buttons below it.
 */
export const frame = css({
  position: 'fixed',
  zIndex: 34,
  insetInline: 0,
  insetBlockEnd: 'var(--foot-taken, 0px)',
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlockEnd: safeBlock,
  overflow: 'hidden',
  backgroundColor: '$letterbox',
  color: '$art-text',
  colorScheme: 'dark',
  boxShadow: '$shadow',
  '--tint': '$art-tint',
  '--focus': '$art-text',
  '@moving': { animation: 'slide $dur $ease' },
  '@forced': { border: '1px solid CanvasText' },
  '@print': { display: 'none' },
  '@from768': {
    inset: 'auto',
    inlineSize: 'min(22rem, calc(100vw - 2 * $s13))',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlockEnd: 0,
    border: '1px solid $art-border',
    borderRadius: '$r3',
    // a drag begins on the picture or the words
    touchAction: 'none',
    cursor: 'grab',
    '&:active': { cursor: 'grabbing' },
  },
  variants: {
    corner: {
      'bottom-end': { '@from768': { insetBlockEnd: aboveFoot, insetInlineEnd: '$s13' } },
      'bottom-start': { '@from768': { insetBlockEnd: aboveFoot, insetInlineStart: '$s13' } },
      'top-end': { '@from768': { insetBlockStart: 'calc($bar + $s13)', insetInlineEnd: '$s13' } },
      'top-start': {
        '@from768': { insetBlockStart: 'calc($bar + $s13)', insetInlineStart: '$s13' },
      },
    },
  },
});

/** On phones the end of the page can be scrolled above the bar. */
export const room = css({
  blockSize: `calc(4.5rem + ${safeBlock})`,
  '@from768': { display: 'none' },
  '@print': { display: 'none' },
});

export const picture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  '@from768': { gridColumn: '1 / -1' },
});

export const share = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 3,
  backgroundColor: '$art-tint-strong',
  // time runs from left to right in every language, as on the player's bar
  direction: 'ltr',
  '& > rect': { fill: '$accent-on-plate', '@forced': { fill: 'Highlight' } },
});

export const words = css({
  minInlineSize: 0,
  paddingInlineStart: '$s13',
  fontSize: '$t0',
  lineHeight: 1.3,
  '@from768': { paddingBlock: '$s8' },
});

/** The link reaches over the picture, which is the larger target. */
export const back = css({
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '&::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '7rem',
    aspectRatio: '16 / 9',
    '@from768': { inlineSize: '100%' },
  },
  '&:focus-visible': { outlineOffset: 0 },
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});

export const message = css({ margin: 0 });

export const buttons = css({ display: 'flex', alignItems: 'center', paddingInline: '$s3' });

/** Around the button, whose own look would win over it. On phones there is one place. */
export const move = css({ display: 'contents', '@below768': { display: 'none' } });
