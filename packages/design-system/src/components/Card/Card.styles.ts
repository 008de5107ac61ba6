import { css } from '../../stitches';

export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$s8',
  color: '$text',
  '@moving': {
    transition: 'transform $dur $ease',
    '&:has(a:focus-visible)': { transform: 'scale(1.04)', zIndex: 1 },
    '@hover': { '&:hover': { transform: 'scale(1.04)', zIndex: 1 } },
  },
});

export const art = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$r3',
  backgroundColor: '$skeleton',
  '@forced': { outline: '1px solid CanvasText' },
});

// two lines and one of facts, whether the title needs them or not: a rail has one height, so nothing jumps
export const caption = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$s3',
  minBlockSize: 'calc($t1 * 2.6 + $t0 * 1.4 + $s3)',
});

export const title = css({
  margin: 0,
  fontSize: '$t1',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
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
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const badges = css({
  position: 'absolute',
  insetBlockStart: '$s8',
  insetInline: '$s8 55px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s5',
});

export const corner = css({
  position: 'absolute',
  insetBlockStart: '$s8',
  insetInlineEnd: '$s8',
  display: 'flex',
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
  backgroundColor: '$plate',
  color: '$on-plate',
  fontSize: 14,
});

export const progress = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 4,
  backgroundColor: '$plate',
  fill: '$accent',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@forced': { fill: 'Highlight' },
});

export const actions = css({ position: 'relative', zIndex: 2, display: 'flex', gap: '$s5' });
