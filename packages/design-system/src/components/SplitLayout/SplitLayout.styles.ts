import { css } from '../../stitches';

export const split = css({
  display: 'grid',
  minBlockSize: '100svh',
  gridTemplateRows: 'auto 1fr',
  '@from1024': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 40%)',
    gridTemplateRows: '1fr',
  },
});

export const art = css({
  position: 'relative',
  minBlockSize: '34svh',
  overflow: 'hidden',
  '& > svg, & img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

export const picture = css({ objectFit: 'cover' });

export const logoSlot = css({
  position: 'absolute',
  insetBlockStart: '$s21',
  insetInlineStart: '$gutter',
});

export const side = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '$s21',
  paddingInline: '$gutter',
  paddingBlock: '$s21',
});

export const column = css({
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
  variants: { grow: { true: { '@from1024': { alignSelf: 'center' } } } },
});
