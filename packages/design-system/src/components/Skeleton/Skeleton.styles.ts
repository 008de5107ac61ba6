import { css } from '../../stitches';

export const skeleton = css({
  display: 'block',
  borderRadius: '$r1',
  backgroundColor: '$skeleton',
  '@moving': { animation: 'breathe $dur-breath ease-in-out infinite' },
  '@forced': { border: '1px solid GrayText' },
  variants: {
    shape: {
      text: { blockSize: '1em', marginBlock: '0.25em' },
      title: { blockSize: '1.4em', marginBlock: '0.2em' },
      landscape: { aspectRatio: '16 / 9', borderRadius: '$r3' },
      portrait: { aspectRatio: '2 / 3', borderRadius: '$r3' },
      square: { aspectRatio: '1', borderRadius: '$r3' },
      circle: { aspectRatio: '1', borderRadius: '50%' },
      button: { blockSize: '$control', borderRadius: '$r2' },
    },
    width: {
      full: { inlineSize: '100%' },
      long: { inlineSize: '80%' },
      half: { inlineSize: '50%' },
      short: { inlineSize: '30%' },
    },
  },
});
