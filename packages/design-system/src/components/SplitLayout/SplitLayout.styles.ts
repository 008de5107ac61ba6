import { css } from '../../stitches';

export const split = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100svh',
  '@above1024': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(480px, 42%)',
    gridTemplateRows: '1fr',
  },
});

export const art = css({
  position: 'relative',
  blockSize: 'clamp(210px, 38svh, 420px)',
  overflow: 'hidden',
  // below 1024 the art fades into the form
  maskImage: 'linear-gradient(#000 35%, transparent 87%)',
  '& > svg, & img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '@above1024': { position: 'sticky', insetBlockStart: 0, blockSize: '100svh', maskImage: 'none' },
});

/** The realm decides the focus of the crop (`artFocusCss`). */
export const picture = css({
  objectFit: 'cover',
  objectPosition: 'var(--art-focus-below, 50% 50%)',
  '@above1024': { objectPosition: 'var(--art-focus, 50% 50%)' },
});

/** The logo is on the page's own surface, for which it was drawn, and never on the art itself. */
export const plate = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$s55',
  paddingInline: '$gutter $s21',
  paddingBlock: '$s8',
  backgroundColor: '$surface',
  borderEndEndRadius: '$r3',
  '@above1024': { paddingInline: '$s34', paddingBlock: '$s21' },
});

export const side = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$s21',
  minInlineSize: 0,
  marginBlockStart: '-$s55',
  paddingInline: '$gutter',
  paddingBlock: '0 $s21',
  '@above1024': { marginBlockStart: 0, paddingBlock: '$s21', paddingInline: '$s34' },
});

export const column = css({
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
  variants: {
    place: {
      header: { minBlockSize: '$touch' },
      form: {
        // the height of a header, so that text is below the art, not on it
        '&:first-child': { marginBlockStart: 'calc($touch + $s21)' },
        '@above1024': { '&, &:first-child': { marginBlock: 'auto' } },
      },
      footer: {},
    },
  },
});
