import { css } from '../../stitches';

/**
 * White with a little of the page's own colour, in every scheme: marks belong to other companies
 * and are drawn for white.
 */
const ground = { backgroundColor: 'color-mix(in srgb, $surface 6%, $on-plate)', color: '$plate' };

/**
 * Keeps the ground where the viewer's own colours replace all grounds: a dark mark would be
 * invisible on a dark one.
 */
const kept = { ...ground, forcedColorAdjust: 'none' };

export const list = css({
  display: 'grid',
  gap: '$s8',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minInlineSize: 0 },
  variants: {
    look: {
      tiles: {
        gap: '$s13',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      },
      rows: {},
    },
  },
});

export const choice = css({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '$touch',
  border: '1px solid $border-strong',
  borderRadius: '$r2',
  background: 'none',
  color: '$text',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color $dur $ease, border-color $dur $ease',
  '@hover': { '&:hover': { backgroundColor: '$tint', borderColor: 'currentColor' } },
  '@forced': { borderColor: 'ButtonBorder' },
  variants: {
    look: {
      tiles: { flexDirection: 'column', gap: '$s8', padding: '$s13', textAlign: 'center' },
      rows: { gap: '$s13', paddingInline: '$s13', paddingBlock: '$s8' },
    },
    // the whole card is the mark's ground: a second frame inside it would be too much
    plate: { true: { ...ground, '@hover': { '&:hover': ground } } },
  },
});

export const mark = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '$r1',
  fontWeight: 700,
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  variants: {
    look: {
      tiles: { inlineSize: '100%', blockSize: 64, padding: '$s8', fontSize: '$t4' },
      rows: { inlineSize: 56, blockSize: 34, padding: '$s3', fontSize: '$t1' },
    },
    on: {
      plate: kept,
      choice: { '@forced': kept },
      tint: { backgroundColor: '$tint' },
    },
  },
});

export const name = css({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

export const chevron = css({
  flex: 'none',
  marginInlineStart: 'auto',
  color: '$text-muted',
  lineHeight: 0,
});

export const waiting = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  border: '1px solid $border',
  borderRadius: '$r2',
  lineHeight: 1.25,
  variants: {
    look: {
      tiles: { flexDirection: 'column', gap: '$s8', padding: '$s13' },
      rows: { paddingInline: '$s13', paddingBlock: '$s8' },
    },
  },
});

export const emptyMark = css({ blockSize: 64 });
