import { css } from '../../stitches';

export const day = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Stays below the bar of the page while its events pass under it. */
export const dayHead = css({
  position: 'sticky',
  insetBlockStart: '$bar',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$s3 $s13',
  marginInline: '-$s8',
  padding: '$s8',
  borderBlockEnd: '2px solid $text',
  backgroundColor: '$surface',
  // in a low window the events need the room
  '@media (max-height: 480px)': { position: 'static' },
  '@print': { position: 'static' },
});

export const note = css({
  color: '$text-muted',
  fontSize: '$t0',
  fontVariantNumeric: 'tabular-nums',
});

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** The time has a width of its own, so that names begin in one line from row to row. */
export const row = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '5.4rem minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  gap: '$s8 $s13',
  minBlockSize: '4.5rem',
  marginInline: '-$s8',
  padding: '$s13 $s8',
  borderBlockEnd: '1px solid $border',
  '@from768': {
    gridTemplateColumns: '5.5rem minmax(0, 1fr) fit-content(34%) auto',
    columnGap: '$s21',
  },
  '@hover': { '&:has(a):hover': { backgroundColor: '$tint' } },
  '@print': { breakInside: 'avoid' },
  variants: {
    state: {
      upcoming: {},
      replay: {},
      live: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          borderInlineStart: '3px solid $live',
        },
      },
      ended: { '& [data-event="name"]': { color: '$text-muted' } },
      cancelled: {
        '& [data-event="name"]': { color: '$text-muted', textDecoration: 'line-through' },
      },
    },
  },
});

/** On the line of the name. */
export const time = css({
  alignSelf: 'baseline',
  display: 'grid',
  gap: 1,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > :first-child': {
    fontFamily: '$font-display',
    fontWeight: '$display-weight',
    fontSize: 'calc($t2 * $display-scale)',
    // "10:30 AM" is one word
    whiteSpace: 'nowrap',
  },
});

/** The time that was announced first. */
export const former = css({
  color: '$text-muted',
  fontSize: '$tiny',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const what = css({ alignSelf: 'baseline', display: 'grid', gap: '$s3', minInlineSize: 0 });

export const name = css({
  margin: 0,
  fontSize: '$t1',
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  // lines break between two sides before they break inside one
  '& bdi': { display: 'inline-block', maxInlineSize: '100%' },
  '@from768': { fontSize: '$t2' },
});

export const facts = css({
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s5',
  minInlineSize: 0,
  gridColumn: '2',
  fontSize: '$t0',
  '@from768': {
    gridColumn: '3',
    justifyContent: 'end',
    // without an action they end where actions end
    '&:last-child': { gridColumn: '3 / -1' },
  },
});

/** Above the row's link, which covers everything else. */
export const action = css({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  gridColumn: '2',
  '@from768': { gridColumn: '4' },
});
