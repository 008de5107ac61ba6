import { css } from '../../stitches';

/** A text in another script than the page's keeps its own direction, aligned with the page. */
const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: '-webkit-match-parent',
  '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
};

/** Columns: a picture where there is no player above, the title, and what belongs to it. */
export const header = css({
  '--art': 'clamp(10rem, 22vw, 19rem)',
  '--beside': '19rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$s34 $s55',
  alignItems: 'start',
  variants: {
    /** A wide picture has about as much room as the words; a square or a tall one less. */
    wide: { true: { '--art': 'clamp(18rem, 44vw, 46rem)', '@from768': { alignItems: 'center' } } },
    columns: {
      main: {},
      art: { '@from768': { gridTemplateColumns: 'var(--art) minmax(0, 1fr)' } },
      beside: { '@from1100': { gridTemplateColumns: 'minmax(0, 1fr) var(--beside)' } },
      all: {
        // the picture beside the title and what belongs to it, one below the other
        '@from768': {
          gridTemplateColumns: 'var(--art) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          '& > :first-child': { gridRow: '1 / 3' },
        },
        '@from1100': {
          gridTemplateColumns: 'var(--art) minmax(0, 1fr) var(--beside)',
          gridTemplateRows: 'auto',
          '& > :first-child': { gridRow: 'auto' },
        },
      },
    },
  },
});

export const art = css({
  inlineSize: 'min(var(--art), 60%)',
  overflow: 'hidden',
  borderRadius: '$r3',
  '@from768': { inlineSize: '100%' },
  variants: { wide: { true: { inlineSize: '100%' } } },
});

export const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$s13',
  minInlineSize: 0,
});

/** As high as a badge, so that a countdown that becomes "Live" moves nothing. */
export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s5 $s8',
  minBlockSize: '1.75rem',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  // what is left of parts that show nothing takes no room
  '&:empty': { display: 'none' },
});

/** Letters of display faces reach above their line, Arabic ones with their signs above all. */
export const titles = css({
  display: 'grid',
  gap: '$s8',
  minInlineSize: 0,
  '&:lang(ar)': { gap: '$s13' },
});

/**
 * `!important` because Heading sets a size as well, and which of two equal classes wins is
 * undefined.
 */
export const title = css({
  fontSize: 'calc($detail-title * $display-scale) !important',
  paddingBlockEnd: '0.06em',
  ...ownDirection,
  variants: {
    // a long title stays within two lines on most screens
    long: {
      true: { '--detail-title': 'clamp(1.5rem, 1.15rem + 1.5vw, 2.6rem)' },
      false: { '--detail-title': 'clamp(1.9rem, 1.2rem + 2.8vw, 3.8rem)' },
    },
  },
});

/** A part of a title of two sides: lines break between parts before they break inside one. */
export const part = css({ display: 'inline-block', maxInlineSize: '100%' });

export const kicker = css({
  color: '$text-muted',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/**
 * Facts with a dot between two of them. The dot is at the start of an entry, and outside the row
 * where an entry begins a line, so that no line begins with one.
 */
export const factsRow = css({
  overflowX: 'clip',
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = css({
  '--dot': '1.3em',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '$s5',
  margin: 0,
  marginInlineStart: 'calc(-1 * var(--dot))',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '1.75rem',
    maxInlineSize: '100%',
    paddingInlineStart: 'var(--dot)',
    overflowWrap: 'anywhere',
    '&::before': {
      content: '·',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: 'var(--dot)',
      textAlign: 'center',
    },
  },
});

/** The main action takes a row of its own on phones; the quiet ones share the next. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s8',
  minBlockSize: '$control',
  marginBlock: '$s8',
  maxInlineSize: '100%',
  '@below768': { justifySelf: 'stretch' },
  '@print': { display: 'none' },
});

export const primary = css({
  display: 'flex',
  '@below768': { flex: '1 0 100%', '& > *': { flex: '1 1 auto' } },
});

export const synopsis = css({
  margin: 0,
  maxInlineSize: '65ch',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'pretty',
  ...ownDirection,
});

/** A disclosure of the platform's: the description is in the page, and opens without script. */
export const more = css({
  maxInlineSize: '100%',
  '& > :nth-child(2)': { paddingBlockStart: '$s8' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '&[open] > summary > :first-child, &:not([open]) > summary > :nth-child(2)': { display: 'none' },
  '@print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  maxInlineSize: '100%',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  marginInlineStart: '-$s8',
  borderRadius: '$r1',
  color: '$accent-text',
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '& > svg': { flex: 'none', transition: 'transform $dur $ease' },
  '@print': { display: 'none' },
});

export const entries = css({
  margin: 0,
  fontSize: '$t0',
  lineHeight: 1.45,
  '& dt': { color: '$text-muted' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  variants: {
    look: {
      // who made it: a label and its names in one line, quiet
      credits: {
        display: 'grid',
        gap: '$s5',
        color: '$text-muted',
        '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '$s5' },
        '& dt::after': { content: ':' },
        '& dd': { color: '$text' },
      },
      // what belongs to it: side by side on phones, a column with a line on wide screens
      details: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
        gap: '$s13 $s21',
        '& dd': { fontWeight: 600 },
        '& > div': { minInlineSize: 0 },
        '@from1100': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

export const beside = css({
  display: 'grid',
  gap: '$s21',
  minInlineSize: 0,
  paddingBlockStart: '$s21',
  borderBlockStart: '1px solid $border',
  '@from1100': {
    paddingBlock: '$s3',
    paddingInlineStart: '$s34',
    borderBlockStart: 0,
    borderInlineStart: '1px solid $border',
  },
});

const waitingBar = {
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: 'min($r1, 6px)',
  backgroundColor: '$skeleton',
  '@moving': { animation: 'breathe $dur-breath ease-in-out infinite' },
  '@forced': { border: '1px solid GrayText' },
};

/** Bars with the heights of what comes. */
export const waiting = css({
  ...waitingBar,
  variants: {
    part: {
      status: { inlineSize: '6rem', blockSize: '1.75rem' },
      title: {
        '--detail-title': 'clamp(1.9rem, 1.2rem + 2.8vw, 3.8rem)',
        inlineSize: 'min(30rem, 90%)',
        blockSize: 'calc($detail-title * $display-scale * ($display-leading + 0.06))',
      },
      facts: { inlineSize: '14rem', blockSize: '1.75rem' },
      action: {
        inlineSize: '11rem',
        blockSize: 'calc($control + $s5)',
        borderRadius: '$r2',
        marginBlock: '$s8',
        '@below768': { inlineSize: '100%' },
      },
      synopsis: { inlineSize: '65ch', blockSize: '3em' },
    },
  },
});
