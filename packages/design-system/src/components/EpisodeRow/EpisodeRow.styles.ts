import { css } from '../../stitches';

export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // below 768 a row has its picture and name side by side, and the synopsis under both
  '--thumb': 'clamp(8rem, 36vw, 10rem)',
  '@from768': { '--thumb': 'clamp(11rem, 20vw, 17rem)' },
});

export const row = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // actions have a column of their own after the last of these
  gridTemplateColumns: 'var(--thumb) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"art head" "text text"',
  gap: '$s8 $s13',
  alignItems: 'start',
  marginInline: '-$s8',
  padding: '$s13 $s8',
  borderBlockEnd: '1px solid $border',
  '@from768': {
    gridTemplateColumns: '2.2em var(--thumb) minmax(0, 1fr)',
    gridTemplateAreas: '"number art head" "number art text"',
    columnGap: '$s21',
    paddingBlock: '$s21',
    // no column for numbers in a list that has none
    ':not(:has(> * > [data-number])) > &': {
      gridTemplateColumns: 'var(--thumb) minmax(0, 1fr)',
      gridTemplateAreas: '"art head" "art text"',
    },
  },
  '@hover': { '&:has(a):hover': { backgroundColor: '$tint' } },
  '@print': { breakInside: 'avoid' },
  variants: {
    // the episode to go on with: on a tint, with a line at its start that forced colours keep
    marked: {
      true: {
        backgroundColor: '$tint',
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          borderInlineStart: '3px solid $accent-edge',
        },
      },
    },
  },
});

export const head = css({
  gridArea: 'head',
  display: 'grid',
  gap: '$s3',
  minInlineSize: 0,
  alignContent: 'start',
  '@from768': { paddingBlockStart: '$s3' },
});

export const art = css({
  position: 'relative',
  gridArea: 'art',
});

/** A numeral of the brand's beside the picture; in front of the name on phones. */
export const number = css({
  display: 'none',
  '@from768': {
    display: 'block',
    gridArea: 'number',
    alignSelf: 'center',
    justifySelf: 'center',
    color: '$text-muted',
    fontFamily: '$font-display',
    fontWeight: '$display-weight',
    fontSize: 'calc($t4 * $display-scale)',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const inlineNumber = css({ '@from768': { display: 'none' } });

export const title = css({
  margin: 0,
  fontSize: '$t1',
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@from768': { fontSize: '$t2' },
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s3 $s8',
  minBlockSize: '1.4rem',
  '&:empty': { display: 'none' },
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** Room for two lines, also where one would do, so that a skeleton has the size of a row. */
export const synopsis = css({
  gridArea: 'text',
  margin: 0,
  maxInlineSize: '65ch',
  minBlockSize: 'calc($t0 * 2.9)',
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const actions = css({
  position: 'relative',
  zIndex: 2,
  gridColumn: 'head-end',
  gridRow: '1',
  display: 'flex',
  '@from768': { gridRow: '1 / 3', alignSelf: 'center' },
});

/** On the picture: its length, or a sign that it has been watched or is locked. */
export const corner = css({
  position: 'absolute',
  insetBlockEnd: '$s8',
  display: 'flex',
  maxInlineSize: 'calc(100% - 2 * $s5)',
  variants: {
    side: {
      start: { insetInlineStart: '$s8' },
      end: { insetInlineEnd: '$s8' },
    },
  },
});

export const disc = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.6rem',
  blockSize: '1.6rem',
  borderRadius: '50%',
  backgroundColor: '$plate',
  color: '$on-plate',
  fontSize: '$icon1',
});
