import { css } from '../../stitches';

export const state = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$s13',
  paddingInline: '$gutter',
  paddingBlock: '$s34',
  textAlign: 'center',
  variants: { scope: { page: { minBlockSize: '60svh' }, section: {} } },
});

export const drawing = css({ color: '$text-muted', fontSize: 40, lineHeight: 1 });

export const actionsRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$s13',
  marginBlockStart: '$s8',
});
