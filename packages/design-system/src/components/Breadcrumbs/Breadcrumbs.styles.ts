import { css } from '../../stitches';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$t0',
  lineHeight: 1.3,
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '& + &': { marginInlineStart: '$s8' },
  '& > svg': { color: '$text-muted' },
  variants: {
    middle: {
      true: { '@below768': { display: 'none', '@scriptless': { display: 'flex' } } },
    },
    expander: {
      true: { '@from768': { display: 'none' }, '@scriptless': { display: 'none' } },
    },
  },
});

export const crumb = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  minInlineSize: 0,
  color: '$text-muted',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@hover': { '&:hover': { color: '$text', textDecoration: 'underline' } },
});

export const here = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  minInlineSize: 0,
  color: '$text',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const expander = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  padding: 0,
  border: 0,
  borderRadius: '$r2',
  background: 'none',
  color: '$text-muted',
  fontSize: '$icon3',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$tint', color: '$text' } },
});
