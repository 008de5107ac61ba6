import { css } from '../../stitches';

export const settings = css({ display: 'grid', gap: '$s21', minInlineSize: 0 });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '$s13 $s21',
  alignItems: 'end',
});

/** Half dark, half light, so that a look is judged on both. */
export const preview = css({
  position: 'relative',
  containerType: 'inline-size',
  blockSize: '9rem',
  borderRadius: 'min($r3, 21px)',
  overflow: 'hidden',
  backgroundColor: '$letterbox',
  backgroundImage: 'linear-gradient(90deg, $letterbox 50%, $art-text 50%)',
  '--safe-inline': '0px',
  '@forced': { border: '1px solid CanvasText' },
});
