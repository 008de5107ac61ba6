import { css } from '../../stitches';

export const bubble = css({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, 100vw - 2 * $edge)',
  paddingInline: '$s8',
  paddingBlock: '$s5',
  border: '1px solid transparent',
  borderRadius: '$r1',
  // of the small radius of pills only as much as two lines of text allow
  '[data-corners=pill] &': { borderRadius: '$s13' },
  overflow: 'hidden',
  // inverted colours: different from every surface below it
  backgroundColor: '$text',
  color: '$surface',
  fontFamily: '$font-text',
  fontSize: '$t0',
  fontWeight: 600,
  letterSpacing: 'normal',
  lineHeight: 1.4,
  textAlign: 'start',
  textTransform: 'none',
  textWrap: 'balance',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@moving': { '&:popover-open': { animation: 'appear $dur ease-out' } },
});
