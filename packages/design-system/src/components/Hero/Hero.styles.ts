import { css } from '../../stitches';

export const hero = css({ position: 'relative', touchAction: 'pan-y' });

export const stage = css({ display: 'grid' });

export const slide = css({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '4 / 5',
  color: '#fff',
  '@from768': { aspectRatio: '16 / 9', maxBlockSize: '86svh', inlineSize: '100%' },
  variants: {
    shown: {
      true: {},
      false: {
        visibility: 'hidden',
        opacity: 0,
        '@scriptless': { gridArea: 'auto', visibility: 'visible', opacity: 1 },
      },
    },
  },
  transition: 'opacity 200ms ease-out, visibility 200ms',
});

export const art = css({ position: 'absolute', inset: 0 });

export const scrim = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '75%',
});

export const text = css({
  position: 'relative',
  display: 'grid',
  gap: '$s13',
  justifyItems: 'start',
  paddingInline: '$gutter',
  paddingBlockEnd: '$s55',
  maxInlineSize: 'calc(46rem + $gutter)',
});

export const status = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$s8' });

export const title = css({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

export const titleLink = css({ color: 'inherit', textDecoration: 'none' });

export const tagline = css({ margin: 0, fontSize: '$t2', lineHeight: 1.4, maxInlineSize: '40ch' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s8',
  marginBlockStart: '$s8',
});

export const controls = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: '$gutter',
  display: 'flex',
  alignItems: 'center',
  color: '#fff',
});

export const pause = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const dot = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: '20px 4px',
  border: 0,
  background: 'rgb(255 255 255 / 0.4) content-box',
  cursor: 'pointer',
  '& > span': { inlineSize: '100%', blockSize: 4, transformOrigin: 'left' },
  '&:dir(rtl) > span': { transformOrigin: 'right' },
  '&[aria-current] > span': {
    backgroundColor: '#fff',
    '@moving': {
      animation: 'fill 7s linear',
      '[data-paused] &, [data-ui="hero"]:hover &, [data-ui="hero"]:focus-within &': {
        animationPlayState: 'paused',
      },
    },
  },
});
