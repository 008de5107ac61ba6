import { css } from '../../stitches';

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  maxInlineSize: '100%',
  minBlockSize: 22,
  paddingInline: '$s8',
  paddingBlock: 1,
  borderRadius: '$r1',
  // legible on any picture and on any surface
  backgroundColor: '$plate',
  color: '$on-plate',
  fontSize: '$tiny',
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    kind: {
      live: { backgroundColor: '$live', color: '$on-live' },
      new: { backgroundColor: '$accent', color: '$on-accent' },
      upcoming: {},
      replay: {},
      neutral: { backgroundColor: '$tint', color: '$text' },
      // a block, so that a name that does not fit ends in "…"
      language: { display: 'inline-block', lineHeight: 1.75, fontWeight: 600 },
    },
  },
});

export const dot = css({
  flex: 'none',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  animation: 'pulse $dur-breath ease-in-out infinite',
  '@still': { animation: 'none' },
});

export const pennant = css({
  display: 'inline-block',
  paddingInline: '$s8 $s13',
  paddingBlock: 2,
  borderInlineStart: '2px solid $on-plate',
  backgroundColor: '$plate',
  color: '$on-plate',
  fontSize: '$tiny',
  fontWeight: 700,
  lineHeight: 1.4,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.5em) 50%, 100% 100%, 0 100%)',
  '&:dir(rtl)': { clipPath: 'polygon(100% 0, 0 0, 0.5em 50%, 0 100%, 100% 100%)' },
});
