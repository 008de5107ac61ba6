import { css } from '../../stitches';

/** A white ring on a dark disc: seen on any picture. */
export const ring = css({
  inlineSize: '$s89',
  blockSize: '$s89',
  padding: '$s13',
  borderRadius: '50%',
  backgroundColor: '$scrim',
  color: '$art-text',
  pointerEvents: 'none',
  '& > svg': {
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    animation: 'turn $dur-turn linear infinite',
    '@still': { animation: 'breathe $dur-breath ease-in-out infinite' },
  },
  '@container (max-width: 40rem)': { inlineSize: '$s55', blockSize: '$s55', padding: '$s8' },
  '@forced': { border: '1px solid CanvasText' },
});
