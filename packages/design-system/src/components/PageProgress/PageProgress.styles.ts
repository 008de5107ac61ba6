import { css } from '../../stitches';

export const line = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 50,
  blockSize: 3,
  overflow: 'hidden',
  pointerEvents: 'none',
  // a page that loads quickly shows no progress
  animation: 'appear $fade $dur-wait both',
  '@forced': { borderBlockStart: '3px solid Highlight' },
});

export const runner = css({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '40%',
  backgroundColor: '$accent-edge',
  animation: 'sweep $dur-sweep ease-in-out infinite',
  '@still': { inlineSize: '100%', animation: 'breathe $dur-breath ease-in-out infinite' },
});
