import { css } from '../../stitches';

/** A twentieth of the picture's height at its usual size; on phones no smaller than text. */
export const layer = css({
  // the viewer's look is on the element
  '--caption-size': '1',
  '--caption-text': '$art-text',
  '--caption-ground': '$plate',
  '--caption-window': 'transparent',
  position: 'absolute',
  insetInline: 'calc($s13 + $safe-inline)',
  insetBlock: '$s13',
  // smaller where that leaves no room for the words (use-fit.ts)
  fontSize: 'min(calc($caption-size * clamp($t1, 2.8cqi, $s55)), 12cqi)',
  lineHeight: 1.35,
  // a box is placed on the picture, whatever the direction of the page
  direction: 'ltr',
  pointerEvents: 'none',
  transition: 'inset $dur $ease',
  variants: {
    // above the controls while they show: the bar, its buttons, and on phones a line for the time
    raised: {
      true: { insetBlockEnd: 'calc(2 * $touch + 1.3 * $t0 + $s13 + $safe-block)' },
    },
    font: {
      default: { fontFamily: '$font-text' },
      'mono-serif': { fontFamily: '"Courier New", Courier, monospace' },
      serif: { fontFamily: 'Georgia, "Times New Roman", serif' },
      'mono-sans': { fontFamily: 'ui-monospace, Consolas, Menlo, monospace' },
      sans: { fontFamily: 'Arial, Helvetica, sans-serif' },
      casual: { fontFamily: '"Comic Sans MS", "Chalkboard SE", fantasy' },
      cursive: { fontFamily: '"Snell Roundhand", "Segoe Script", cursive' },
      'small-caps': { fontFamily: '$font-text', fontVariantCaps: 'small-caps' },
    },
    edge: {
      none: {},
      raised: { textShadow: '0.03em 0.03em 0 $letterbox, 0.06em 0.06em 0 $letterbox' },
      depressed: { textShadow: '-0.03em -0.03em 0 $letterbox, 0.03em 0.03em 0 $art-border' },
      uniform: {
        textShadow:
          '0.05em 0 0 $letterbox, -0.05em 0 0 $letterbox, 0 0.05em 0 $letterbox, 0 -0.05em 0 $letterbox, 0.04em 0.04em 0 $letterbox, -0.04em -0.04em 0 $letterbox',
      },
      drop: { textShadow: '0.08em 0.08em 0.12em $letterbox' },
    },
  },
});

/** A place of the picture: its first child gives way where the cues have no room beside it. */
export const place = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflow: 'hidden',
  variants: {
    from: { start: { flexDirection: 'column' }, end: { flexDirection: 'column-reverse' } },
    vertical: {
      rl: { writingMode: 'vertical-rl' },
      lr: { writingMode: 'vertical-lr' },
      none: {},
    },
  },
});

export const box = css({
  flex: '0 0 auto',
  maxBlockSize: '100%',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  variants: {
    align: {
      start: { justifyItems: 'start' },
      left: { justifyItems: 'start' },
      center: {},
      end: { justifyItems: 'end' },
      right: { justifyItems: 'end' },
    },
  },
});

export const cue = css({
  maxInlineSize: '100%',
  paddingInline: '0.35em',
  paddingBlock: '0.15em',
  borderRadius: '$r1',
  backgroundColor: '$caption-window',
  color: '$caption-text',
  whiteSpace: 'pre-line',
  textWrap: 'balance',
  '[data-corners=pill] &': { borderRadius: '$s5' },
  '& > span': {
    unicodeBidi: 'plaintext',
    paddingInline: '0.2em',
    backgroundColor: '$caption-ground',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    '@forced': { backgroundColor: 'Canvas', color: 'CanvasText' },
  },
  '& rt': { fontSize: '0.5em' },
  variants: {
    align: {
      start: { textAlign: 'start' },
      left: { textAlign: 'start' },
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
      right: { textAlign: 'end' },
    },
  },
});
