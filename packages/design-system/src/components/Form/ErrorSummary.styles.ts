import { css } from '../../stitches';

export const problems = css({
  margin: 0,
  paddingInlineStart: '$s21',
  '& a': {
    display: 'inline-block',
    paddingBlock: '$s8',
    color: 'inherit',
    textUnderlineOffset: '0.2em',
  },
});
