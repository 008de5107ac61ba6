import { css } from '../../stitches';

/** Kinds and states without a look of their own have no rules. */
const kinds = {
  event: {},
  video: {},
  series: {},
  playlist: {},
  news: {},
  fighter: {},
  programme: {},
};
const states = { upcoming: {}, live: {}, ended: {}, replay: {} };

const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$s8',
};

/**
 * Size, line height and lines of a title; the caption's height follows them, also where an ornament
 * changes them.
 */
const words = { '--card-title': '$t1', '--card-leading': 1.3, '--card-lines': 2 };
const news = { '--card-lines': 3 };
const fighter = { '--card-title': 'calc($t2 * $display-scale)', '--card-leading': 1.2 };

/** A playlist's second and third card show behind the first. */
const deck = {
  '&::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '-$s3',
    insetInline: '5%',
    blockSize: '$s34',
    borderRadius: '$r3',
    backgroundColor: '$border-strong',
    boxShadow: '0 -3px 0 -1px $surface, 0 -6px 0 -2px $border',
  },
};

export const card = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  color: '$text',
  ...stacked,
  ...words,
  '@moving': {
    transition: 'transform $dur $ease',
    '&:has(a:focus-visible)': { transform: 'scale(1.04)', zIndex: 1 },
    '@hover': { '&:has(a):hover': { transform: 'scale(1.04)', zIndex: 1 } },
  },
  variants: {
    kind: { ...kinds, playlist: deck, news, fighter },
  },
});

/** A skeleton has the card's size, and does not lift on hover. */
export const placeholder = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  ...stacked,
  ...words,
  variants: { kind: { ...kinds, news, fighter } },
});

export const art = css({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$r3',
  backgroundColor: '$skeleton',
  '@forced': { outline: '1px solid CanvasText' },
  variants: {
    state: {
      ...states,
      // ended: less prominent than titles that can still be seen
      ended: { '& [data-ui="image"]': { filter: 'grayscale(0.85) contrast(0.92)', opacity: 0.72 } },
      waiting: { '@moving': { animation: 'breathe $dur-breath ease-in-out infinite' } },
    },
  },
});

export const waiting = css({
  display: 'block',
  variants: {
    shape: {
      landscape: { aspectRatio: '16 / 9' },
      portrait: { aspectRatio: '2 / 3' },
      square: { aspectRatio: '1' },
    },
  },
});

export const fallback = css({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  backgroundColor: '$accent-soft',
  backgroundImage: 'linear-gradient(155deg, $accent-soft, $surface-sunken)',
  color: '$accent-edge',
  '& > svg': { inlineSize: '30%', blockSize: 'auto', strokeWidth: 1.25, opacity: 0.8 },
  variants: {
    shape: {
      landscape: { aspectRatio: '16 / 9', '& > svg': { inlineSize: '18%' } },
      portrait: { aspectRatio: '2 / 3' },
      square: { aspectRatio: '1' },
    },
  },
});

/**
 * Two lines for the title and one for facts, whether the title needs them or not: a rail has one
 * height, so nothing moves. Space that an ornament adds is not counted.
 */
export const caption = css({
  boxSizing: 'content-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$s3',
  minBlockSize: 'calc($card-title * $card-leading * $card-lines + $t0 * 1.4 + $s3)',
});

/** As many lines as it needs: none is cut, however a viewer spaces text (WCAG 1.4.12). */
export const title = css({
  margin: 0,
  fontSize: '$card-title',
  fontWeight: 600,
  lineHeight: '$card-leading',
  overflowWrap: 'anywhere',
  // a title in another script than the page's: its full stop is at its own end
  unicodeBidi: 'plaintext',
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
  variants: {
    kind: {
      ...kinds,
      // a fighter's name is set large
      fighter: {
        fontFamily: '$font-display',
        fontWeight: '$display-weight',
        letterSpacing: '$display-tracking',
        wordSpacing: '$display-space',
        textTransform: '$display-case',
      },
    },
  },
});

/** A part of a title: on the line of the part before where there is room, else on its own. */
export const part = css({
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'bottom',
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: '$r3' },
  '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: 3 },
});

export const facts = css({
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: {
    split: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        '& > :last-child': { flex: 'none' },
        '& > :last-child:not(:first-child)::before': { content: '\\00a0· ' },
      },
    },
    kind: {
      ...kinds,
      // viewers look for a programme by its time
      programme: { order: -1, color: '$accent-text', fontWeight: 600 },
    },
  },
});

/** State at the start, language at the end; a language whose name is long is on the next line. */
export const labels = css({
  position: 'absolute',
  insetBlockStart: '$s8',
  insetInline: '$s8',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$s5',
});

export const badges = css({
  flex: '1 0 auto',
  // the room for a language code
  maxInlineSize: 'calc(100% - $s34 - $s8)',
  '&:only-child': { maxInlineSize: '100%' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s5',
  // a badge with the colours of the page lies on a picture here
  '--tint': '$plate',
  '--text': '$on-plate',
  // an outline, since a badge may have the very colour of the picture behind it
  '& > *': { boxShadow: '0 0 0 1px $surface' },
});

export const corner = css({
  display: 'flex',
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '& > *': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export const lock = css({
  position: 'absolute',
  insetBlockEnd: '$s8',
  insetInlineStart: '$s8',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  backgroundColor: '$plate',
  color: '$on-plate',
  fontSize: '$icon1',
});

export const progress = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 4,
  backgroundColor: '$plate',
  fill: '$accent-on-plate',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@forced': { fill: 'Highlight' },
  variants: { state: { ...states, live: { fill: '$live-on-plate' } } },
});

/** On top of the picture, not inside it: an ornament may cut a picture's corners. */
export const actions = css({
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 2,
  alignSelf: 'end',
  justifySelf: 'end',
  display: 'flex',
  gap: '$s3',
  padding: '$s8',
  // shown on hover with a mouse; always shown for touch, on focus, and while one of them is on
  '@hover': {
    opacity: 0,
    transition: 'opacity $dur $ease',
    'article:hover > &, article:focus-within > &': { opacity: 1 },
    // a rule of its own: a browser that does not know the selector drops the whole rule
    '&:has([aria-pressed="true"])': { opacity: 1 },
  },
});
