import { css } from '../../stitches';

export const loader = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '$s13',
  color: '$text-muted',
  variants: {
    size: {
      small: { fontSize: '$icon4' },
      medium: { fontSize: '$icon5' },
      large: { fontSize: '$icon6' },
    },
  },
  '& > span:last-child': { fontSize: '$t1' },
});

export const ring = css({
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '50%',
  border: '0.08em solid $border',
  borderBlockStartColor: '$accent-text',
  animation: 'turn $dur-turn linear infinite',
  '@still': { animation: 'breathe $dur-breath ease-in-out infinite' },
  '@forced': { borderBlockStartColor: 'Highlight' },
});

export const tick = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '50%',
  backgroundColor: '$success-soft',
  color: '$success-text',
  '& > svg': { inlineSize: '0.6em', blockSize: '0.6em' },
  // the disc appears first, then the tick is drawn on it
  '@moving': {
    animation: 'pop $dur ease-out',
    '& > svg': { animation: 'draw $dur ease-out $dur both' },
  },
  '@forced': { border: '1px solid CanvasText' },
});
