import { css } from '../../stitches';

export const dialog = css({
  inlineSize: 'min(440px, calc(100vw - 2 * $gutter))',
  maxBlockSize: 'calc(100dvh - 2 * $gutter)',
  padding: '$s21',
  border: '1px solid $border',
  borderRadius: '$r3',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&[open]': { display: 'grid', gap: '$s13' },
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.6)' },
  '@moving': { '&[open]': { animation: 'rise 200ms ease-out' } },
});
