import type { BrandMark } from './mark';
import { at, fill, line, svg } from './mark';

const indigo = '#3a2ee6';
const green = '#12b76a';
const white = '#ffffff';

/** Wide capitals on a band; the fork of the Y is where two colours meet. It reads on white and on ink. */
const u = 'M0 0h9v13q0 6 7 6t7-6V0h9v13.5Q32 27 16 27T0 13.5Z';
const n = 'M0 26V0h9.4L23 14.4V0h9v26h-9.2L9 11.6V26Z';
const i = 'M0 0h9v26H0Z';
const t = 'M0 0h31v8H20v18h-9V8H0Z';
const y = 'M0 0h11l6 8.4L23 0h11L21.5 16.6V26h-9v-9.4Z';

const letters = [
  [16, u],
  [53, n],
  [91, i],
  [104, t],
  [137, y],
] as const;

export const unityMark: BrandMark = {
  logo: svg(
    190,
    50,
    'Unity',
    fill('M25 0h140a25 25 0 0 1 0 50H25a25 25 0 0 1 0-50Z', indigo) +
      fill('M150 50 172.6 1.2A25 25 0 0 1 165 50Z', green) +
      letters.map(([left, letter]) => at(left, 12, fill(letter, white))).join(''),
  ),
  icon: svg(
    512,
    512,
    'Unity',
    fill('M0 0h512v512H0Z', indigo) +
      fill('M512 0v512H236Z', green) +
      line('M96 512 372 0', white, 26) +
      `<g transform="translate(84 110) scale(10.7 11)">${fill(u, white)}</g>`,
  ),
};
