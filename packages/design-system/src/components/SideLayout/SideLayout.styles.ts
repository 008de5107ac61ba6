import { css } from '../../stitches';

export const layout = css({
  display: 'grid',
  gap: '$s34',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // the side ends where the page does; the rest grows no wider than a form is read
  '@above860': {
    gridTemplateColumns: 'minmax(0, 48rem) minmax(17rem, 24rem)',
    justifyContent: 'space-between',
    gap: '$s55',
  },
  '@print': { display: 'block' },
});

export const side = css({
  padding: '$s21',
  border: '1px solid $border-strong',
  borderRadius: '$r3',
  backgroundColor: '$surface-raised',
  // first on a narrow screen: what is bought stands above how it is paid
  order: -1,
  '@above860': { order: 0, position: 'sticky', insetBlockStart: 'calc($bar + $s21)' },
});

export const main = css({ minInlineSize: 0 });
