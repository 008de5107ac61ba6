import { css } from '../../stitches';

/**
 * The width of a number of cards and part of one: the part shows that there are more. Fewer fit
 * when the text is enlarged.
 */
const columns = (count: number) =>
  `max(calc((100vw - $gutter) / ${count} - $gap), min(var(--least), 80vw))`;

/** How many cards are visible, by width of the screen; Card's CARD_SIZES matches it. */
const inSight = (
  ...[phone = 1, large = 1, tablet = 1, laptop = 1, desk = 1, wall = 1]: number[]
) => ({
  '--card': columns(phone),
  '@media (min-width: 480px)': { '--card': columns(large) },
  '@from768': { '--card': columns(tablet) },
  '@from1100': { '--card': columns(laptop) },
  '@media (min-width: 1440px)': { '--card': columns(desk) },
  '@media (min-width: 1920px)': { '--card': columns(wall) },
});

export const rail = css({
  position: 'relative',
  marginBlockStart: 'calc($section - $s13)',
  // Rails below the fold are laid out when the viewer scrolls near them, so that the first picture
  // does not wait for them.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto calc(var(--half) * 2 + 144px)',
  '@print': { contentVisibility: 'visible' },
  variants: {
    shape: {
      landscape: {
        '--least': '12rem',
        '--half': 'calc(var(--card) * 9 / 32)',
        ...inSight(1.25, 2.25, 3.25, 4.25, 5.25, 6.25),
      },
      portrait: {
        '--least': '7.5rem',
        '--half': 'calc(var(--card) * 3 / 4)',
        ...inSight(2.3, 3.3, 4.4, 6.3, 7.3, 9.3),
      },
      square: {
        '--least': '7.5rem',
        '--half': 'calc(var(--card) / 2)',
        ...inSight(2.15, 3.2, 4.3, 5.3, 6.3, 8.3),
      },
    },
  },
});

export const head = css({ paddingInline: '$gutter' });

/**
 * Adds to Heading's own class, so it sets nothing that Heading sets: which of two equal classes
 * wins is undefined.
 */
export const heading = css({
  // space that an ornament adds below comes on top, in a skeleton as well
  boxSizing: 'content-box',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$touch',
});

export const headingLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s8',
  minBlockSize: '$touch',
  color: 'inherit',
  textDecoration: 'none',
  '& > svg': { fontSize: '0.7em', color: '$accent-text' },
  '@hover': { '&:hover': { color: '$accent-text' } },
});

export const viewport = css({ position: 'relative' });

export const list = css({
  listStyle: 'none',
  margin: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'var(--card)',
  justifyContent: 'start',
  gap: '$gap',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$gutter',
  scrollbarWidth: 'none',
  // room for the lift and the focus ring, which would be cut off outside the rail
  paddingInline: '$gutter',
  paddingBlock: '$s13',
  // the row is as wide as the window: a ring around it would be visible above and below only
  '&:focus-visible': { outlineOffset: '-$s5', borderRadius: '$r3' },
  '& > *': { scrollSnapAlign: 'start', minInlineSize: 0 },
  '&[data-dragging]': { scrollSnapType: 'none', cursor: 'grabbing', userSelect: 'none' },
  '&[data-dragging] a': { pointerEvents: 'none' },
});

/** As tall as the missing row, so that nothing below moves when it comes after all. */
export const message = css({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 'calc(var(--half) * 2 + $s55)',
  marginInline: '$gutter',
  marginBlock: '$s13',
  border: '1px dashed $border-strong',
  borderRadius: '$r3',
  backgroundColor: '$surface-sunken',
});

export const arrow = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc($s13 + var(--half) - $touch / 2)',
  display: 'none',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: '1px solid $border',
  borderRadius: '50%',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  fontSize: '$icon4',
  cursor: 'pointer',
  opacity: 0,
  transition: 'opacity $dur $ease',
  '&[hidden]': { display: 'none' },
  '@hover': {
    display: 'grid',
    'section:hover > div > &, section:focus-within > div > &': { opacity: 1 },
  },
  variants: {
    side: {
      start: { insetInlineStart: 'max($s8, calc($gutter - $touch / 2))' },
      end: { insetInlineEnd: '$s8' },
    },
  },
});

/** `[data-begun-viewer]` is set on the root element as `[data-known-viewer]` is, before the first frame. */
export const forBegun = css({
  ':root:not([data-begun-viewer]) &': { display: 'none' },
});
