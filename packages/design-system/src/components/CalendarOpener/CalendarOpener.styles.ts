import { css } from '../../stitches';

export const opener = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: '$text-muted',
  fontSize: '$icon3',
  cursor: 'pointer',
  transition: 'color $dur $ease',
  '@hover': { '&:hover': { color: '$text' } },
  '&[aria-expanded="true"]': { color: '$accent-text' },
  '&:disabled': { cursor: 'not-allowed' },
});
