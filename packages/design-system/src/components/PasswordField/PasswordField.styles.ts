import { css } from '../../stitches';

export const frame = css({
  position: 'relative',
  display: 'block',
  '& > input': { paddingInlineEnd: '$control' },
  // the text is left to right in every language; the button stays at the page's end
  '&:dir(rtl) > input': { paddingInline: '$control $s13', textAlign: 'end' },
});

export const reveal = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$control',
  padding: 0,
  border: 0,
  borderRadius: '$r-field',
  background: 'transparent',
  color: '$text-muted',
  fontSize: '$icon3',
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  '@hover': { '&:hover': { color: '$text' } },
  '&[aria-pressed="true"]': { color: '$accent-text' },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
});
