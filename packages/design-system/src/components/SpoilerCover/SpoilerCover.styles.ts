import { css } from '../../stitches';

export const cover = css({
  maxInlineSize: '100%',
  '&[open] > summary > :first-child, &:not([open]) > summary > :nth-child(2)': { display: 'none' },
});

export const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s5',
  maxInlineSize: '100%',
  minBlockSize: '$touch',
  paddingInline: '$s13',
  borderRadius: '$r2',
  color: '$accent-text',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  // what is above and below it is close
  '&:focus-visible': { outlineOffset: -2 },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
  '@print': { display: 'none' },
});
