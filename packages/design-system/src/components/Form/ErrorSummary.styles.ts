import { css } from '../../stitches';

export const problems = css({
  margin: 0,
  paddingInlineStart: '1.1em',
  '& > li': { paddingBlock: '$s8' },
  // inline, so that the bullet is at the first line of a long link
  '& a': {
    paddingBlock: '$s8',
    color: 'inherit',
    textUnderlineOffset: '0.2em',
  },
});
