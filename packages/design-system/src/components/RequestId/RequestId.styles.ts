import { css } from '../../stitches';

export const requestId = css({
  color: '$text-muted',
  fontSize: '$tiny',
  fontVariantNumeric: 'tabular-nums',
  '& bdi': { userSelect: 'all', overflowWrap: 'anywhere' },
});
