import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid $border',
  borderRadius: '$r3',
  backgroundColor: '$tint',
});

/** Behind the page, which covers it as soon as it is there. */
export const fallback = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '$s21',
  textAlign: 'center',
});

export const page = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  border: 0,
  variants: {
    ratio: {
      '21:9': { aspectRatio: '21 / 9' },
      '16:9': { aspectRatio: '16 / 9' },
      '4:3': { aspectRatio: '4 / 3' },
      '1:1': { aspectRatio: '1 / 1' },
      '9:16': { aspectRatio: '9 / 16' },
    },
    blocked: { true: { visibility: 'hidden' }, false: {} },
  },
});
