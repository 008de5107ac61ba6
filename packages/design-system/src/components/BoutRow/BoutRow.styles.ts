import { css } from '../../stitches';

/** The result stays covered: what tells the winner is not shown either. */
const COVERED = '&:has([data-ui="spoiler"]:not([open])) [data-won]';

/** Two corners with the middle between them; one below the other on phones. */
export const row = css({
  position: 'relative',
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$s8',
  paddingBlock: '$s21',
  borderBlockEnd: '1px solid $border',
  [COVERED]: { visibility: 'hidden' },
  '@from768': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, auto) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '$s21',
  },
  '@print': { breakInside: 'avoid' },
  variants: {
    main: {
      true: {
        '--bout-name': '$t4',
        paddingBlock: '$s34',
        '@below768': { '--bout-name': '$t3' },
      },
      false: { '--bout-name': '$t2' },
    },
  },
});

/** The weight class and the stakes: above both corners on phones. */
export const middle = css({
  order: -1,
  display: 'grid',
  justifyItems: 'start',
  gap: '$s3',
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontSize: '$t0',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@from768': { order: 0, maxInlineSize: '16rem', justifyItems: 'center', textAlign: 'center' },
});

/** In the colour of text: words in the accent would look like a link. */
export const stake = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  fontWeight: 700,
});

export const versus = css({
  display: 'none',
  '@from768': {
    display: 'block',
    fontFamily: '$font-display',
    fontWeight: '$display-weight',
    fontSize: 'calc($t3 * $display-scale)',
    lineHeight: 1.2,
    textTransform: '$display-case',
  },
});

export const quiet = css({ color: '$text-muted', fontVariantNumeric: 'tabular-nums' });

export const result = css({
  display: 'grid',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > :first-child': { fontWeight: 650 },
});

/** The face is at the outer edge, with the colour of the corner at its side. */
export const corner = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$s13',
  minInlineSize: 0,
  minBlockSize: '$touch',
  paddingInlineStart: '$s13',
  borderInlineStart: '3px solid currentColor',
  '& > *': { gridRow: '1', color: '$text' },
  '& > div': { gridColumn: '2' },
  // both marks are as tall as the row, whatever is known of each fighter
  '@from768': { alignSelf: 'stretch' },
  variants: {
    side: {
      red: { color: '$corner-red' },
      blue: {
        color: '$corner-blue',
        '@from768': {
          textAlign: 'end',
          paddingInlineStart: 0,
          borderInlineStart: 0,
          paddingInlineEnd: '$s13',
          borderInlineEnd: '3px solid currentColor',
          '& > [data-ui="avatar"]': { gridColumn: '3' },
          '& > [data-won]': { gridColumn: '1' },
        },
      },
    },
  },
});

export const who = css({ display: 'grid', gap: 1, minInlineSize: 0 });

export const name = css({
  margin: 0,
  fontFamily: '$font-display',
  fontWeight: '$display-weight',
  fontSize: 'calc($bout-name * $display-scale)',
  letterSpacing: '$display-tracking',
  wordSpacing: '$display-space',
  textTransform: '$display-case',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$r1' },
  '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: 3 },
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});

export const about = css({
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** A word with a tick, so that no viewer has to tell a colour. */
export const won = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  flex: 'none',
  paddingInline: '$s8',
  paddingBlock: '$s3',
  borderRadius: 'min($r1, 6px)',
  backgroundColor: '$success-soft',
  color: '$success-text !important',
  fontSize: '$t0',
  fontWeight: 700,
  lineHeight: 1.3,
  '@forced': { border: '1px solid CanvasText' },
});
