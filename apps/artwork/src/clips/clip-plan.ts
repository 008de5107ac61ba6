import type { Hex } from '../paint/colour';

/** A scene of a brand, as `renderPoster` takes it. */
export interface Shot {
  scene: string;
  palette: number;
  seed: number;
  /** The camera moves to the end of the picture, or to its start. */
  towards: 'end' | 'start';
}

/** The running time of a clip, as the brand writes numbers. */
export interface ClockLook {
  ink: Hex;
  ground: Hex;
  accent: Hex;
  /** How far the top of a digit leans to the right, in shares of its height. */
  slant: number;
  /** How thick a digit is, in shares of its height. */
  weight: number;
  /** The corners of the strokes are round. */
  round: boolean;
}

export interface ClipPlan {
  /** Its number in the squares of its frames; see `frame-number.ts`. */
  number: number;
  /** The brand whose scenes it shows. */
  realm: string;
  shots: readonly [Shot, Shot, Shot, Shot];
  clock: ClockLook;
}

const shot = (scene: string, palette: number, seed: number, towards: Shot['towards'] = 'end') => ({
  scene,
  palette,
  seed,
  towards,
});

const boxy = { slant: 0, weight: 0.17, round: false };
const rounded = { slant: 0, weight: 0.16, round: true };

/** Pictures a second. */
export const FRAME_RATE = 15;
/** Seconds until a clip begins again. */
export const CLIP_SECONDS = 24;
export const FRAMES = FRAME_RATE * CLIP_SECONDS;

/** The sample clips by name: one for each sample realm, and two that every realm may show. */
export const clipPlans: Readonly<Record<string, ClipPlan>> = {
  apex: {
    number: 0,
    realm: 'apex',
    shots: [
      shot('walk-out', 0, 2),
      shot('exchange', 1, 4, 'start'),
      shot('corner', 2, 3),
      shot('winner', 1, 2, 'start'),
    ],
    clock: { ...boxy, slant: 0.16, ink: '#ffffff', ground: '#0b1526', accent: '#ff4a1c' },
  },
  corral: {
    number: 1,
    realm: 'corral',
    shots: [
      shot('bull ride', 0, 4),
      shot('herd', 1, 2, 'start'),
      shot('rope run', 0, 3),
      shot('campfire', 2, 1, 'start'),
    ],
    clock: { ...boxy, weight: 0.21, ink: '#2c1a0e', ground: '#f3e6cf', accent: '#a8401c' },
  },
  metro: {
    number: 2,
    realm: 'metro',
    shots: [
      shot('tram', 0, 2),
      shot('music', 0, 3, 'start'),
      shot('lighthouse', 0, 1),
      shot('kitchen', 0, 2, 'start'),
    ],
    clock: { ...rounded, ink: '#101430', ground: '#ffffff', accent: '#5b3df5' },
  },
  noor: {
    number: 3,
    realm: 'noor',
    shots: [
      shot('horse race', 1, 2),
      shot('falconer', 1, 3, 'start'),
      shot('dhows', 0, 1),
      shot('camel race', 1, 4, 'start'),
    ],
    clock: { ...rounded, weight: 0.13, ink: '#f3e7cc', ground: '#06282b', accent: '#d9b25f' },
  },
  plain: {
    number: 4,
    realm: 'plain',
    shots: [
      shot('ranges', 0, 3),
      shot('observatory', 0, 2, 'start'),
      shot('boat', 0, 1),
      shot('forest', 0, 2, 'start'),
    ],
    clock: { ...rounded, weight: 0.14, ink: '#10161f', ground: '#ffffff', accent: '#2c55d9' },
  },
  unity: {
    number: 5,
    realm: 'unity',
    shots: [
      shot('cut-out', 0, 4),
      shot('duel', 0, 2, 'start'),
      shot('from above', 0, 3),
      shot('parade', 0, 2, 'start'),
    ],
    clock: { ...boxy, weight: 0.22, ink: '#ffffff', ground: '#3a2ee6', accent: '#12b76a' },
  },
  crowd: {
    number: 6,
    realm: 'unity',
    shots: [
      shot('parade', 0, 5),
      shot('stand', 0, 3, 'start'),
      shot('podium', 0, 2),
      shot('stand', 0, 6, 'start'),
    ],
    clock: { ...rounded, ink: '#ffffff', ground: '#14151c', accent: '#8b8f9c' },
  },
  studio: {
    number: 7,
    realm: 'plain',
    shots: [
      shot('lectern', 0, 1),
      shot('chart', 0, 2, 'start'),
      shot('cinema', 0, 1),
      shot('at the window', 0, 2, 'start'),
    ],
    clock: { ...rounded, ink: '#ffffff', ground: '#1b2230', accent: '#8aa4d6' },
  },
};
