import { css } from '../../stitches';

export const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: '$s8',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
});

/** The columns align from line to line, since that of the times has one width. */
export const line = css({
  display: 'grid',
  gridTemplateColumns: '4.5em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '$s8',
  paddingBlock: '$s3',
  paddingInlineEnd: '$s8',
  // a film has thousands of them
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto $touch',
  borderRadius: '$r1',
  '&[aria-current]': {
    backgroundColor: '$tint',
    boxShadow: 'inset 3px 0 $accent',
    '&:dir(rtl)': { boxShadow: 'inset -3px 0 $accent' },
    // colours and shadows are lost there
    '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

export const time = css({
  justifySelf: 'start',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  border: 0,
  borderRadius: '$r1',
  backgroundColor: 'transparent',
  color: '$accent-text',
  font: 'inherit',
  fontSize: '$t0',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
  // a line that is drawn only in sight cuts off what lies around it
  '&:focus-visible': { outlineOffset: -2 },
});

export const text = css({ margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere' });

export const speaker = css({
  display: 'block',
  color: '$text-muted',
  fontSize: '$t0',
  fontWeight: 600,
});
