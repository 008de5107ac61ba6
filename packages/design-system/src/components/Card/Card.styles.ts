import { css } from '../../stitches';

export const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '$s3',
  minInlineSize: 0,
  transition: 'transform $dur $ease',
  '@hover': { '&:hover': { transform: 'scale(1.04)' } },
  '&:focus-within': { transform: 'scale(1.04)', zIndex: 1 },
  '@still': { transform: 'none !important' },
});

export const art = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$r3',
  marginBlockEnd: '$s5',
  '@forced': { outline: '1px solid CanvasText' },
});

export const title = css({
  fontFamily: '$font-text',
  fontSize: '$t1 !important',
  fontWeight: '600 !important',
  letterSpacing: '0 !important',
  textTransform: 'none !important',
  lineHeight: 1.35,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const link = css({
  color: '$ink',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$r3' },
  '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: 3 },
});

export const facts = css({
  color: '$ink-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const badges = css({
  position: 'absolute',
  insetBlockStart: '$s8',
  insetInlineStart: '$s8',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s5',
});

export const corner = css({
  position: 'absolute',
  insetBlockStart: '$s8',
  insetInlineEnd: '$s8',
  color: '#fff',
});

export const lock = css({
  position: 'absolute',
  insetBlockEnd: '$s8',
  insetInlineEnd: '$s8',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  backgroundColor: 'rgb(0 0 0 / 0.7)',
  color: '#fff',
  fontSize: 14,
});

export const progress = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 4,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
  fill: '$accent',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@forced': { fill: 'Highlight' },
});

export const actions = css({ position: 'relative', zIndex: 1, display: 'flex', gap: '$s5' });
