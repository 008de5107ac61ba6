import { css } from '../../stitches';

export const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  maxInlineSize: '100%',
  fontWeight: 600,
  '& > svg': { flex: 'none', fontSize: '$icon2' },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    // the accent is for what can be pressed: a mark in it would look like a link
    level: { free: { color: '$success-text' }, account: {}, licence: {} },
  },
});
