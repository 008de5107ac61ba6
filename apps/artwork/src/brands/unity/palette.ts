import { material } from '../../figures/material';
import type { Hex } from '../../paint/colour';
import type { RampLook } from '../../paint/look';
import type { Lights } from '../../solid/relief';

/** Paper and ink, and three loud flat colours. */
export interface UnityPalette {
  /** Between the sheet and what is pasted on it: a collage has no colour of its own. */
  tone: Hex;
  /** The sheet that everything is pasted on. */
  ground: Hex;
  /** Bands and panels on it. */
  band: Hex;
  other: Hex;
  /** The disc behind a figure. */
  disc: Hex;
  /** The kits of the athletes of the first and the second side: shade, colour, light. */
  kit: readonly [Hex, Hex, Hex];
  away: readonly [Hex, Hex, Hex];
}

export const paper: Hex = '#ffffff';
export const ink: Hex = '#14151c';
export const indigo: Hex = '#3a2ee6';
export const green: Hex = '#12b76a';

const kits = {
  indigo: ['#1b1296', '#3a2ee6', '#8d86ff'],
  green: ['#067043', '#12b76a', '#7af0b4'],
  coral: ['#a81f1c', '#ff4f45', '#ffb09f'],
  sun: ['#c98400', '#ffc61a', '#fff0a6'],
  sky: ['#1472b8', '#3db4ff', '#c2e9ff'],
  pink: ['#a3196b', '#ff5fae', '#ffc4e2'],
  ink: ['#05060a', '#23252f', '#5d6270'],
} as const satisfies Record<string, readonly [Hex, Hex, Hex]>;

const palette = (
  tone: Hex,
  ground: Hex,
  band: Hex,
  other: Hex,
  disc: Hex,
  kit: keyof typeof kits,
  away: keyof typeof kits,
): UnityPalette => ({ tone, ground, band, other, disc, kit: kits[kit], away: kits[away] });

export const unityPalettes: readonly [UnityPalette, ...UnityPalette[]] = [
  palette('#6773bb', '#3a2ee6', '#12b76a', '#ffffff', '#ffc61a', 'coral', 'green'),
  palette('#58aa95', '#12b76a', '#3a2ee6', '#ffffff', '#b9f5d4', 'indigo', 'sun'),
  palette('#c9c6d6', '#f4f4f8', '#3a2ee6', '#12b76a', '#ffc61a', 'indigo', 'green'),
  palette('#3f3742', '#14151c', '#3a2ee6', '#12b76a', '#ff4f45', 'green', 'indigo'),
  palette('#dbc092', '#ffc61a', '#3a2ee6', '#14151c', '#ffffff', 'indigo', 'coral'),
  palette('#c97072', '#ff5a4e', '#3a2ee6', '#ffffff', '#ffc61a', 'indigo', 'green'),
  palette('#a5a7eb', '#c4c0ff', '#3a2ee6', '#12b76a', '#ffffff', 'green', 'coral'),
  palette('#9cd5b5', '#9ff2c9', '#12b76a', '#3a2ee6', '#ffffff', 'coral', 'indigo'),
  palette('#73a8dc', '#58bfff', '#3a2ee6', '#ffffff', '#ffc61a', 'coral', 'indigo'),
  palette('#cd95bf', '#ff9ace', '#3a2ee6', '#12b76a', '#ffffff', 'indigo', 'green'),
];

const m = material;

/** The look of an athlete: a photograph in black and white, the kit in flat colour. */
export function unityLook(kit: UnityPalette['kit'], skin: number, hair = 0.16): RampLook {
  const [shade, colour, light] = kit;
  const worn = [
    [-2, shade],
    [0.26, colour],
    [0.98, light],
  ] as const;
  const white = [
    [-2, '#b9bdd0'],
    [0.3, paper],
  ] as const;
  return {
    kind: 'ramp',
    base: ink,
    steps: [
      [0.1, '#3a3d4b'],
      [0.24, '#777b8b'],
      [0.42, '#b4b8c4'],
      [0.66, '#eceef3'],
    ],
    albedo: {
      [m.skin]: skin,
      [m.face]: skin * 1.04,
      [m.hair]: hair,
      [m.metal]: 1,
      [m.prop]: 0.9,
      [m.leather]: 0.3,
      [m.horn]: 1,
    },
    ambient: 0.22,
    accents: {
      [m.shirt]: worn,
      [m.legs]: worn,
      [m.hat]: worn,
      [m.cloth]: worn,
      [m.trim]: white,
      [m.shoe]: white,
    },
  };
}

/** Flash from one side and above. */
export const unityLights = (side: 1 | -1): Lights => ({
  key: [side * 0.56, 0.7, 0.44],
  rim: [side * -0.8, 0.4, -0.4],
  back: [side * -0.9, 0.1, -0.4],
});
