import { material } from '../../figures/material';
import type { Hex } from '../../paint/colour';
import type { RampLook } from '../../paint/look';
import type { Random } from '../../random';
import type { Lights } from '../../solid/relief';

export interface ApexPalette {
  tone: Hex;
  /** The colours from the corners of the room to the haze in the lamps. */
  deep: Hex;
  room: Hex;
  haze: Hex;
  /** Bodies in the dark, four inks. */
  inks: readonly [Hex, Hex, Hex, Hex, Hex];
  rim: Hex;
  core: Hex;
  back: Hex;
  cloth: readonly [Hex, Hex];
  /** The whole picture in the signal colour. */
  signal?: boolean;
}

export const apexPalettes: readonly [ApexPalette, ...ApexPalette[]] = [
  {
    tone: '#1f222f',
    deep: '#05080f',
    room: '#0b1526',
    haze: '#2c4a78',
    inks: ['#04070d', '#0b1626', '#172a47', '#2a4770', '#5477a3'],
    rim: '#ff4a1c',
    core: '#ffc7a8',
    back: '#3c6db0',
    cloth: ['#5a1408', '#a82a0c'],
  },
  {
    tone: '#4c1e14',
    deep: '#0d0405',
    room: '#3a0d07',
    haze: '#d8360d',
    inks: ['#070203', '#1b0705', '#3d100a', '#6d1d0e', '#b23a17'],
    rim: '#ff7a45',
    core: '#ffe3d0',
    back: '#ff4a1c',
    cloth: ['#0e0405', '#2a0a07'],
  },
  {
    tone: '#3e3d4c',
    deep: '#0a111c',
    room: '#22344d',
    haze: '#8fa9c9',
    inks: ['#05090f', '#111c2c', '#24364f', '#455f82', '#8ea8c6'],
    rim: '#ff5a26',
    core: '#ffe0cf',
    back: '#dbe8f7',
    cloth: ['#7a1d0a', '#d23c12'],
  },
  {
    tone: '#2b2322',
    deep: '#070708',
    room: '#17181c',
    haze: '#55504c',
    inks: ['#050506', '#141417', '#2a2a2e', '#4a4745', '#8a7f78'],
    rim: '#ff4a1c',
    core: '#ffd9c4',
    back: '#b9a89c',
    cloth: ['#4a1207', '#c23a14'],
  },
  {
    tone: '#232a4b',
    deep: '#050818',
    room: '#0f1c48',
    haze: '#3f63c8',
    inks: ['#040614', '#0a1231', '#162554', '#2a4186', '#6a86c9'],
    rim: '#ff5226',
    core: '#ffd2bd',
    back: '#6d9bff',
    cloth: ['#611508', '#c9380f'],
  },
  {
    tone: '#243637',
    deep: '#040d10',
    room: '#0c2a31',
    haze: '#2f8088',
    inks: ['#03090b', '#0a1d22', '#15383f', '#27606a', '#5aa3aa'],
    rim: '#ff6a2b',
    core: '#ffe0c4',
    back: '#58c4c9',
    cloth: ['#57220a', '#b8490f'],
  },
  {
    tone: '#8f3820',
    deep: '#3a0c04',
    room: '#c23a14',
    haze: '#ff8352',
    inks: ['#140402', '#240906', '#43130b', '#7a2411', '#c8552f'],
    rim: '#ffb08a',
    core: '#fff1e6',
    back: '#ff6a38',
    cloth: ['#120504', '#2c0d08'],
    signal: true,
  },
];

const m = material;

export function apexLook(palette: ApexPalette, accent = true): RampLook {
  const [base, low, mid, high, top] = palette.inks;
  return {
    kind: 'ramp',
    base,
    steps: [
      [0.17, low],
      [0.33, mid],
      [0.53, high],
      [0.78, top],
    ],
    albedo: {
      [m.skin]: 0.78,
      [m.face]: 0.8,
      [m.hair]: 0.2,
      [m.legs]: 0.42,
      [m.glove]: 0.36,
      [m.cloth]: 0.4,
      [m.metal]: 1.1,
      [m.shirt]: 0.45,
    },
    ambient: 0.1,
    accents: accent
      ? {
          [m.glove]: [
            [0.12, palette.cloth[0]],
            [0.5, palette.cloth[1]],
          ],
          [m.trim]: [[0.2, palette.rim]],
          [m.metal]: [
            [0.1, '#6b4a12'],
            [0.35, '#c9962f'],
            [0.7, '#ffe9ae'],
          ],
        }
      : {},
    back: [[0.36, palette.back, 0.85]],
    rim: [
      [0.21, palette.rim],
      [0.47, palette.core],
    ],
  };
}

/** The hard light comes from one side and behind, its cold answer from the other. */
export function apexLights(side: 1 | -1): Lights {
  return {
    key: [side * -0.5, 0.75, 0.42],
    rim: [side * 0.8, 0.34, -0.5],
    back: [side * -0.9, 0.12, -0.42],
  };
}

export interface Fighter {
  hair: 'bald' | 'cropped' | 'short' | 'curly' | 'mohawk';
  beard: boolean;
  muscle: number;
}

export const aFighter = (random: Random): Fighter => ({
  hair: random.pick(['bald', 'cropped', 'short', 'curly', 'mohawk', 'cropped']),
  beard: random.chance(0.4),
  muscle: random.between(1.02, 1.2),
});
