import { css } from '../../stitches';

export const avatar = css({
  flex: 'none',
  display: 'block',
  position: 'relative',
  '--avatar-round': '50%',
  borderRadius: '$avatar-round',
  containerType: 'inline-size',
  variants: {
    size: {
      small: { inlineSize: 28 },
      medium: { inlineSize: '$touch' },
      large: { inlineSize: 68 },
      huge: { inlineSize: 110 },
      fill: { inlineSize: '100%' },
    },
    live: {
      true: {
        boxShadow: '0 0 0 2px $surface, 0 0 0 4px $live',
        '@forced': { outline: '3px solid Highlight', outlineOffset: 1 },
      },
    },
  },
});

export const face = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 'inherit',
  fontFamily: '$font-display',
  fontWeight: '$display-weight',
  // letters grow with the circle around them
  fontSize: 'calc(38cqi * $display-scale)',
  lineHeight: 1,
  '& > [data-ui="image"]': { inlineSize: '100%' },
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    alone: { true: { fontSize: 'calc(50cqi * $display-scale)' } },
    tone: {
      accent: { backgroundColor: '$accent', color: '$on-accent' },
      alt: { backgroundColor: '$accent-alt', color: '$on-accent-alt' },
      soft: { backgroundColor: '$accent-soft', color: '$accent-text' },
      plain: { backgroundColor: '$skeleton', color: '$text' },
    },
  },
});
