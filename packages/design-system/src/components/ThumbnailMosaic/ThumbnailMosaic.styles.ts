import { css } from '../../stitches';

export const mosaic = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  overflow: 'hidden',
  borderRadius: '$r3',
  '&[data-count="0"] > *, &[data-count="1"] > *': { gridArea: '1 / 1 / 3 / 3' },
  '&[data-count="2"] > *, &[data-count="3"] > :first-child': { gridRow: '1 / 3' },
  variants: {
    shape: { square: { aspectRatio: '1' }, landscape: { aspectRatio: '16 / 9' } },
  },
});

export const cell = css({ display: 'block', minInlineSize: 0, minBlockSize: 0 });

export const empty = css({
  display: 'grid',
  placeItems: 'center',
  backgroundImage: 'linear-gradient(155deg, $accent-soft, $surface-sunken)',
  color: '$accent-edge',
  '& > svg': { inlineSize: '28%', blockSize: 'auto', strokeWidth: 1.25, opacity: 0.8 },
});
