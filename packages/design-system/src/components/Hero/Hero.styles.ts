import { css } from '../../stitches';

export const hero = css({
  position: 'relative',
  marginBlockEnd: '$s21',
  touchAction: 'pan-y pinch-zoom',
});

export const stage = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const slide = css({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  // no taller than the window: in a landscape phone, or at 200 %, title and action are visible as
  // well
  minBlockSize: 'min(125vw, 86svh)',
  color: '$art-text',
  '@from768': { minBlockSize: 'min(56.25vw, 86svh)' },
  variants: {
    shown: {
      // fades in over the one before, which stays until it is covered, so that no gap shows between
      // two pictures
      true: { zIndex: 1, transition: 'opacity $fade' },
      false: {
        visibility: 'hidden',
        opacity: 0,
        transition: 'opacity 0s $dur-fade, visibility 0s $dur-fade',
        // pictures may overlap during the fade; two titles over one another cannot be read
        '& [data-ui=hero-text] > :not([data-ui=hero-scrim])': { opacity: 0 },
        // without scripts nothing advances: all entries are shown, one below the other
        '@scriptless': {
          gridArea: 'auto',
          visibility: 'visible',
          opacity: 1,
          '& [data-ui=hero-text] > *': { opacity: '1 !important' },
        },
      },
    },
  },
});

export const art = css({ position: 'absolute', inset: 0, overflow: 'hidden' });

/** Without a picture: a gradient of the brand's two colours. */
export const fallback = css({
  display: 'block',
  blockSize: '100%',
  backgroundColor: '$accent',
  backgroundImage:
    'radial-gradient(60% 90% at 78% 18%, $accent-alt, transparent), linear-gradient(155deg, transparent 40%, $plate)',
});

/** A plain area in the picture's colour, for ornaments that set the text beside the picture. */
export const field = css({ display: 'none', position: 'absolute', inset: 0 });

export const scrim = css({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: '-$s34',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: 'calc(100% + $s34)',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  // text is on one side only here, so the second gradient is enough
  '@from1100': { '& > rect:first-of-type': { opacity: 0.72 } },
});

export const text = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 50rem)',
  gap: '$s13',
  justifyItems: 'start',
  paddingInline: '$gutter',
  paddingBlock: '$s89 $s55',
  // colours for text on a picture, whatever the scheme of the page
  '--text': '$art-text',
  '--text-muted': '$art-text',
  '--tint': '$art-tint',
  '--tint-strong': '$art-tint-strong',
  '--border-strong': '$art-border',
  '--focus': '$art-text',
  '@from1100': { paddingBlockEnd: '$s34' },
  // in a low window, or at 200 %, the text gets what room there is
  '@media (max-height: 480px)': { paddingBlockStart: '$s34' },
});

export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s8',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const title = css({
  fontSize: 'calc($t8 * $display-scale) !important',
  paddingBlockEnd: '0.06em',
  // as for a Card's title: its own direction, aligned with the page
  unicodeBidi: 'plaintext',
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
});

export const titleLink = css({ color: 'inherit', textDecoration: 'none' });

export const tagline = css({
  margin: 0,
  fontSize: '$t2',
  lineHeight: 1.4,
  maxInlineSize: '44ch',
  textWrap: 'pretty',
  unicodeBidi: 'plaintext',
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s8',
  marginBlockStart: '$s8',
  // a full row is easier to reach with the thumb than two small buttons
  '@below768': {
    justifySelf: 'stretch',
    '& > *, & > [data-ui=guest-action] > *': { flex: '1 1 auto' },
    // two that only just fit side by side would change rows with the font
    '& [data-ui=button]': { paddingInline: '$s13' },
  },
  '@from768': { gap: '$s13' },
});

export const controls = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: '$s5',
  insetInlineEnd: 'calc($gutter - $s5)',
  display: 'flex',
  alignItems: 'center',
  color: '$art-text',
  '--focus': '$art-text',
  '@forced': { backgroundColor: 'Canvas' },
  '@scriptless': { display: 'none' },
  '@from1100': { insetBlockEnd: '$s34' },
});

export const pause = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: 0,
  borderRadius: '$r2',
  background: 'none',
  color: 'inherit',
  fontSize: '$icon2',
  cursor: 'pointer',
  // nothing advances then
  '@still': { display: 'none' },
});

export const dot = css({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  paddingInline: '$s5',
  border: 0,
  borderRadius: '$r2',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& > span': {
    position: 'relative',
    display: 'block',
    blockSize: 4,
    borderRadius: '$r1',
    overflow: 'hidden',
    backgroundColor: '$art-border',
    '@forced': { backgroundColor: 'GrayText' },
  },
  '&[aria-current] > span::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    backgroundColor: 'currentColor',
    transformOrigin: 'left',
    '@moving': { animation: 'fill $dur-slide linear' },
    '@forced': { backgroundColor: 'Highlight' },
  },
  '&:dir(rtl)[aria-current] > span::after': { transformOrigin: 'right' },
  '[data-paused] &[aria-current] > span::after, [data-ui="hero"]:hover &[aria-current] > span::after, [data-ui="hero"]:focus-within &[aria-current] > span::after':
    { animationPlayState: 'paused' },
});

/**
 * The skeleton has the same layout as the hero. The colour of its bars is set here, from the page,
 * because the hero's text has tints of its own.
 */
export const waitingStage = css({ '--waiting': '$tint-strong' });

export const waitingField = css({ fill: '$skeleton' });

export const waitingArt = css({
  blockSize: '100%',
  backgroundColor: '$skeleton',
  '@forced': { border: '1px solid GrayText' },
});

const waitingBar = {
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: '$r1',
  backgroundColor: '$waiting',
  '@moving': { animation: 'breathe $dur-breath ease-in-out infinite' },
  '@forced': { border: '1px solid GrayText' },
};

export const waiting = css({
  ...waitingBar,
  variants: {
    part: {
      status: { inlineSize: '7rem', blockSize: 24 },
      title: {
        inlineSize: 'min(24rem, 80%)',
        blockSize: 'calc($t8 * $display-scale * $display-leading)',
      },
      tagline: { inlineSize: 'min(34rem, 100%)', blockSize: 'calc($t2 * 1.4)' },
      // a sentence has a second line on phones
      more: {
        inlineSize: '60%',
        blockSize: 'calc($t2 * 1.4)',
        marginBlockStart: '-$s13',
        '@from768': { display: 'none' },
      },
      action: {
        inlineSize: '11rem',
        blockSize: 'calc($control + $s5)',
        borderRadius: '$r2',
        marginBlockStart: '$s8',
        '@below768': { inlineSize: '100%' },
      },
    },
  },
});
