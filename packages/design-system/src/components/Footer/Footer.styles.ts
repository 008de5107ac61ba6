import { css } from '../../stitches';

export const footer = css({
  display: 'grid',
  gap: '$s21',
  marginBlockStart: '$section',
  paddingInline: '$gutter',
  paddingBlock: '$s34',
  borderBlockStart: '1px solid $border',
  color: '$text-muted',
});

export const links = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$s21',
});

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  minInlineSize: '$touch',
  color: 'inherit',
  textDecoration: 'none',
  '@hover': { '&:hover': { color: '$text', textDecoration: 'underline' } },
});

export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$s13',
});

export const legalLine = css({ fontSize: '$t0', maxInlineSize: '65ch' });
