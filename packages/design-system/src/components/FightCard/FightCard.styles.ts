import { css } from '../../stitches';

export const card = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$s34' });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$s3 $s13',
  paddingBlockEnd: '$s8',
  borderBlockEnd: '2px solid $text',
});

export const note = css({
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });
