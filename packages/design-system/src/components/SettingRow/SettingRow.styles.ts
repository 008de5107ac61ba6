import { css } from '../../stitches';

export const row = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s8 $s13',
  paddingBlock: '$s13',
  borderBlockEnd: '1px solid $border',
  '&:first-child': { borderBlockStart: '1px solid $border' },
  '@print': { breakInside: 'avoid' },
});

export const mark = css({ display: 'flex', color: '$text-muted' });

/**
 * Makes room for the actions down to a width at which a name is legible; below that they wrap under
 * it.
 */
export const what = css({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gap: '$s3',
});

export const title = css({ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const fact = css({
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '$s5' });
