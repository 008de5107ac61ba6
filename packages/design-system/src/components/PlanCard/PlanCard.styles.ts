import { css } from '../../stitches';

/** From 861 px on the plans are side by side (spec 2 §9: the licence list is narrow up to 860 px). */
export const grid = css({
  display: 'grid',
  gap: '$s21',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: {
    columns: {
      // from 1100 px on as wide as three, so that the plans of two families stand in the same columns
      1: {
        '@above860': { gridTemplateColumns: 'minmax(0, 26rem)' },
        '@from1100': { gridTemplateColumns: 'repeat(3, minmax(0, 26rem))' },
      },
      2: {
        '@above860': { gridTemplateColumns: 'repeat(2, minmax(0, 26rem))' },
        '@from1100': { gridTemplateColumns: 'repeat(3, minmax(0, 26rem))' },
      },
      3: { '@above860': { gridTemplateColumns: 'repeat(3, minmax(0, 26rem))' } },
      4: {
        '@above860': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@from1100': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

export const place = css({ display: 'grid', minInlineSize: 0 });

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$s21',
  minInlineSize: 0,
  padding: '$s21',
  border: '1px solid $border-strong',
  borderRadius: '$r3',
  backgroundColor: '$surface-raised',
  overflowWrap: 'anywhere',
  '@print': { breakInside: 'avoid' },
  variants: {
    marked: {
      true: {
        borderColor: '$accent-edge',
        boxShadow: 'inset 0 0 0 1px $accent-edge',
        backgroundColor: '$accent-soft',
        '@forced': { outline: '2px solid Highlight', outlineOffset: -3 },
      },
    },
  },
});

export const head = css({ display: 'grid', gap: '$s8', justifyItems: 'start' });

/** As high as a badge, also where a card beside it has one and it has none, so that names and prices stand in one line. */
export const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s5',
  minBlockSize: 'calc($tiny * 1.3 + $s5)',
  variants: {
    empty: {
      true: {
        display: 'none',
        '@above860': { '[data-ui="plans"]:has([data-badges]) &': { display: 'flex' } },
      },
    },
  },
});

export const money = css({ display: 'grid', gap: '$s5' });

export const note = css({ color: '$text-muted', fontSize: '$t0', lineHeight: 1.45 });

export const features = css({
  display: 'grid',
  gap: '$s8',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.4,
});

export const feature = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$s8',
  '& > svg': { marginBlockStart: '0.1em', color: '$accent-text' },
});

/** At the bottom, so that the buttons of plans beside each other stand in one line. */
export const action = css({ display: 'grid', gap: '$s8', marginBlockStart: 'auto' });
