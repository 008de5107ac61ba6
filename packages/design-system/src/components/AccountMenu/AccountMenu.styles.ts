import { css } from '../../stitches';

/**
 * Has the same width in each of its states, so that the bar does not move when the viewer is known.
 */
export const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s3',
  flex: 'none',
  inlineSize: '$s55',
  blockSize: '$touch',
  padding: 0,
  border: 0,
  borderRadius: '$r2',
  background: 'none',
  color: 'inherit',
  fontSize: '$icon2',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
  '@forced': { border: '1px solid ButtonBorder' },
  '& > svg': { transition: 'transform $dur $ease' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(0.5turn)' },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s13',
  paddingInline: '$s8',
  paddingBlock: '$s5 $s13',
  borderBlockEnd: '1px solid $border',
});

export const name = css({ minInlineSize: 0, fontWeight: 700, overflowWrap: 'anywhere' });

export const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 210,
  paddingBlock: '$s5',
  '& > [data-last]:not(:first-child)': {
    marginBlockStart: '$s5',
    paddingBlockStart: '$s5',
    borderBlockStart: '1px solid $border',
  },
});

export const entry = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  borderRadius: '$r2',
  color: '$text',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&[aria-current]': { fontWeight: 700, color: '$accent-text' },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
});
