import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid $border',
  borderRadius: '$r3',
  backgroundColor: '$tint',
});

/** Behind the framed page, which covers it when it has loaded. */
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
    // No variant may be called `16:9`: its name is part of a selector, where a colon ends it.
    shape: {
      cinema: { aspectRatio: '21 / 9' },
      wide: { aspectRatio: '16 / 9' },
      classic: { aspectRatio: '4 / 3' },
      square: { aspectRatio: '1 / 1' },
      tall: { aspectRatio: '9 / 16' },
    },
    blocked: { true: { visibility: 'hidden' }, false: {} },
  },
});
