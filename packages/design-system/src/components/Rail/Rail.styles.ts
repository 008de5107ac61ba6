import { css } from '../../stitches';

export const rail = css({ position: 'relative', marginBlockStart: '$section' });

export const heading = css({ paddingInline: '$gutter' });

export const headingLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  minBlockSize: 44,
  color: 'inherit',
  textDecoration: 'none',
  '& > svg': { fontSize: '0.8em', color: '$accent-ink', transition: 'translate $dur $ease' },
  '@hover': { '&:hover': { color: '$accent-ink' } },
});

export const viewport = css({ position: 'relative' });

export const list = css({
  listStyle: 'none',
  margin: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gap: '$gap',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$gutter',
  scrollbarWidth: 'none',
  // room for the lift and the focus ring, given back to the layout
  paddingInline: '$gutter',
  paddingBlock: '$s13',
  marginBlockEnd: '-$s13',
  '& > *': { scrollSnapAlign: 'start', minInlineSize: 0 },
  '&[data-dragging]': { scrollSnapType: 'none', cursor: 'grabbing', userSelect: 'none' },
  variants: {
    shape: {
      landscape: {
        gridAutoColumns: '68vw',
        '@from768': { gridAutoColumns: '30vw' },
        '@from1100': { gridAutoColumns: '23vw' },
        '@media (min-width: 1440px)': { gridAutoColumns: '19vw' },
      },
      portrait: {
        gridAutoColumns: '38vw',
        '@from768': { gridAutoColumns: '20vw' },
        '@from1100': { gridAutoColumns: '16vw' },
        '@media (min-width: 1440px)': { gridAutoColumns: '13vw' },
      },
      square: {
        gridAutoColumns: '42vw',
        '@from768': { gridAutoColumns: '22vw' },
        '@from1100': { gridAutoColumns: '18vw' },
        '@media (min-width: 1440px)': { gridAutoColumns: '15vw' },
      },
    },
  },
});

export const arrow = css({
  position: 'absolute',
  insetBlock: 0,
  display: 'none',
  placeItems: 'center',
  inlineSize: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$ink',
  fontSize: 28,
  cursor: 'pointer',
  opacity: 0,
  transition: 'opacity $dur $ease',
  '&[hidden]': { display: 'none !important' },
  '@hover': {
    display: 'grid',
    'section:hover > div > &, section:focus-within > div > &': { opacity: 1 },
  },
  variants: { side: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
});
