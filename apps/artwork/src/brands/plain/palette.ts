import type { Figure, FigureSpec } from '../../figures/figure';
import { drawFigure } from '../../figures/figure';
import { material } from '../../figures/material';
import type { Hex } from '../../paint/colour';
import { blend } from '../../paint/colour';
import type { RampLook } from '../../paint/look';
import type { Lights } from '../../solid/relief';
import type { Stage } from '../../stage/stage';
import { detailFor } from '../../stage/stage';
import type { Scene } from '../brand';

/** One quiet duotone: a print from its darkest to its lightest ink. */
export interface PlainPalette {
  tone: Hex;
  inks: readonly [Hex, Hex, Hex, Hex, Hex, Hex];
  /** The one lamp, window or sun in the picture. */
  light: Hex;
}

export type PlainScene = Scene<PlainPalette>;

export const plainPalettes: readonly [PlainPalette, ...PlainPalette[]] = [
  {
    tone: '#505961',
    inks: ['#0e1318', '#212b35', '#40505f', '#718291', '#aab7bf', '#e6e6e0'],
    light: '#f6e4c6',
  },
  {
    tone: '#735f45',
    inks: ['#1d150e', '#443323', '#7b6143', '#b3946a', '#dcc5a0', '#f5ead7'],
    light: '#fff3d9',
  },
  {
    tone: '#4a5643',
    inks: ['#0d130e', '#212e22', '#425340', '#748567', '#aeb796', '#e8e8d2'],
    light: '#f7eec2',
  },
  {
    tone: '#6e5865',
    inks: ['#150d15', '#30212f', '#5a4157', '#8f6f82', '#c7a7a8', '#f0ddd1'],
    light: '#fbdcc0',
  },
  {
    tone: '#4c6774',
    inks: ['#08121a', '#142b39', '#2c4f63', '#5b8394', '#9fbcc2', '#e4ecea'],
    light: '#fbe8c8',
  },
  {
    tone: '#7e5747',
    inks: ['#190d0a', '#3d221a', '#73432f', '#ad7257', '#d9ab8d', '#f5e1cf'],
    light: '#ffe9cb',
  },
  {
    tone: '#45455a',
    inks: ['#0c0d1a', '#1f2138', '#3f4265', '#757395', '#bda9ae', '#f2dfcf'],
    light: '#ffdcae',
  },
  {
    tone: '#8b8f8c',
    inks: ['#171a1a', '#3c4241', '#707876', '#a3aaa6', '#ced2cd', '#f3f3ee'],
    light: '#fffaf0',
  },
];

/** A tone between the darkest (0) and the lightest (1) of the print. */
export function toneAt({ inks }: PlainPalette, at: number): Hex {
  const place = Math.min(0.9999, Math.max(0, at)) * (inks.length - 1);
  const step = Math.floor(place);
  return blend(inks[step] ?? inks[0], inks[step + 1] ?? inks[5], place - step);
}

const m = material;

/** Many even steps: a photograph's modelling rather than a poster's. `reach` is how bright the lightest one is. */
function plainLook(palette: PlainPalette, low: number, reach: number, rim: boolean): RampLook {
  const count = 9;
  const steps = Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    return [0.05 + t ** 1.25 * 0.8, toneAt(palette, low + t * (reach - low))] as const;
  });
  return {
    kind: 'ramp',
    base: toneAt(palette, low),
    steps,
    albedo: {
      [m.skin]: 0.82,
      [m.face]: 0.84,
      [m.hair]: 0.18,
      [m.shirt]: 0.46,
      [m.legs]: 0.3,
      [m.shoe]: 0.2,
      [m.leather]: 0.3,
      [m.hat]: 0.34,
      [m.prop]: 0.7,
      [m.trim]: 0.8,
      [m.cloth]: 0.6,
      [m.metal]: 0.9,
      [m.horn]: 0.9,
    },
    ambient: 0.16,
    rim: rim ? [[0.36, palette.light, 0.5]] : [],
  };
}

export interface Sitter extends Omit<FigureSpec, 'look' | 'lights' | 'detail'> {
  scale: number;
  /** The side of the light, and how far behind the subject it is: 1 is full against the light. */
  side: 1 | -1;
  behind?: number;
  low?: number;
  reach?: number;
}

export function portray(
  stage: Stage,
  palette: PlainPalette,
  { scale, side, behind = 0, low = 0, reach = 0.92, ...spec }: Sitter,
): Figure {
  const lights: Lights = {
    key: [side * (0.62 + behind * 0.3), 0.56, 0.52 - behind * 0.7],
    rim: [side * 0.82, 0.36, -0.5],
    back: [side * -0.9, 0.1, -0.4],
  };
  return drawFigure({
    ...spec,
    look: plainLook(palette, low, reach, behind > 0.3),
    lights,
    detail: detailFor(stage, scale),
  });
}
