import type { Hex } from '../../paint/colour';

/** One quiet duotone: a ramp from the darkest to the lightest print. */
export interface PlainPalette {
  tone: Hex;
  /** Dark to light; pictures are made of these and what lies between them. */
  inks: readonly [Hex, Hex, Hex, Hex, Hex, Hex];
  /** The one warm or cold light in it. */
  light: Hex;
}

export const plainPalettes: readonly [PlainPalette, ...PlainPalette[]] = [
  {
    tone: '#4c5a68',
    inks: ['#10151a', '#222c35', '#3f4d5a', '#6d7c89', '#a6b1ba', '#e3e7ea'],
    light: '#f3e3c8',
  },
  {
    tone: '#b09a7a',
    inks: ['#1f1812', '#42352a', '#75614a', '#a98f6f', '#d4c1a3', '#f3e9d8'],
    light: '#fff4de',
  },
  {
    tone: '#4b5a47',
    inks: ['#0f1510', '#222d23', '#3f4d3d', '#6b7a65', '#a5b09b', '#e2e7da'],
    light: '#f5ecc9',
  },
  {
    tone: '#584656',
    inks: ['#150f16', '#2c2130', '#503f53', '#80697f', '#b5a1b1', '#e9dfe5'],
    light: '#f8dcc4',
  },
  {
    tone: '#3c5568',
    inks: ['#0b131a', '#172733', '#2f4757', '#5b788a', '#9ab2bf', '#e0eaee'],
    light: '#fbe6c6',
  },
];
