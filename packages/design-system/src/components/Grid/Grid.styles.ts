import { css } from '../../stitches';

export const grid = css({
  display: 'grid',
  gap: '$s21 $gap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--least)), 1fr))',
  '& > *': { minInlineSize: 0 },
  variants: {
    // from the width of a phone to that of a desktop; GRID_SIZES matches it
    shape: {
      landscape: { '--least': 'clamp(240px, 14vw + 150px, 340px)' },
      portrait: { '--least': 'clamp(132px, 8vw + 104px, 210px)' },
      person: { '--least': 'clamp(104px, 6vw + 84px, 128px)' },
      square: { '--least': 'clamp(140px, 9vw + 110px, 230px)' },
    },
  },
});
