import { css } from '../../stitches';

export const loader = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '$s13',
  color: '$text-muted',
  variants: {
    size: { small: { fontSize: 24 }, medium: { fontSize: 40 }, large: { fontSize: 64 } },
  },
  '& > span:last-child': { fontSize: '$t1' },
});

export const ring = css({
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '50%',
  border: '0.08em solid $border',
  borderBlockStartColor: '$accent-text',
  animation: 'turn 800ms linear infinite',
  '@still': { animationDuration: '4s' },
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
  '@moving': { animation: 'pop 200ms ease-out' },
});
