import { css } from '../../stitches';

export const form = css({ display: 'grid', gap: '$s21', minInlineSize: 0 });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s13',
  marginBlockStart: '$s5',
  variants: {
    align: {
      stretch: { '& > *': { flex: '1 1 100%' } },
      start: {},
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});
