import type { Figure, FigureSpec } from '../../figures/figure';
import { drawFigure } from '../../figures/figure';
import { material } from '../../figures/material';
import type { Subject } from '../../figures/subject';
import type { Hex } from '../../paint/colour';
import type { RampLook } from '../../paint/look';
import type { Random } from '../../random';
import type { Lights } from '../../solid/relief';
import type { Stage } from '../../stage/stage';
import { detailFor } from '../../stage/stage';

export interface CorralPalette {
  tone: Hex;
  sky: readonly [Hex, Hex];
  sun: Hex;
  haze: Hex;
  /** Country from far to near. */
  land: readonly [Hex, Hex, Hex];
  dust: readonly [Hex, Hex, Hex];
  /** Figures, dark to light. */
  inks: readonly [Hex, Hex, Hex, Hex, Hex];
  night?: boolean;
}

export const corralPalettes: readonly [CorralPalette, ...CorralPalette[]] = [
  {
    tone: '#caa276',
    sky: ['#efd9ae', '#e6bd82'],
    sun: '#fff4da',
    haze: '#fae6bd',
    land: ['#cf9c64', '#b06e40', '#8a4a28'],
    dust: ['#c48d58', '#dcae78', '#f0d2a0'],
    inks: ['#2a120a', '#572811', '#8f4720', '#c98247', '#f5d6a2'],
  },
  {
    tone: '#b66d43',
    sky: ['#c9653a', '#eaa868'],
    sun: '#ffe7b8',
    haze: '#f4b878',
    land: ['#b05a34', '#8a3c20', '#5f2614'],
    dust: ['#a9552f', '#cb7a48', '#eab07a'],
    inks: ['#260d07', '#4c1c0d', '#82351a', '#c46a35', '#f7cf95'],
  },
  {
    tone: '#c7a581',
    sky: ['#f6ebd3', '#ecd7ae'],
    sun: '#bf4a22',
    haze: '#e9b98a',
    land: ['#d6b688', '#b98a58', '#8c5a33'],
    dust: ['#c9a06c', '#dec08f', '#f2e0bb'],
    inks: ['#2c160d', '#5a2c14', '#97491f', '#cf8d50', '#f7e3ba'],
  },
  {
    tone: '#7e4635',
    sky: ['#5a2f31', '#d07a48'],
    sun: '#ffcf8e',
    haze: '#e08f55',
    land: ['#7c3c30', '#592823', '#391818'],
    dust: ['#6e342a', '#97503a', '#cf8455'],
    inks: ['#1c0b0b', '#3f1914', '#6f2d1e', '#b35e34', '#f6bd7c'],
  },
  {
    tone: '#a7a07f',
    sky: ['#a9b7a2', '#e2d7b0'],
    sun: '#fdf3d4',
    haze: '#ece3c2',
    land: ['#a9a377', '#7d7548', '#5a4a2c'],
    dust: ['#b39a68', '#cdb585', '#e9d7ae'],
    inks: ['#22160c', '#4a3018', '#7e552b', '#c08f54', '#f3deb0'],
  },
  {
    tone: '#4d3024',
    sky: ['#23141a', '#6a3a26'],
    sun: '#f6e2b4',
    haze: '#9a5a34',
    land: ['#4a2a20', '#351c16', '#21110e'],
    dust: ['#4b2b1e', '#75452b', '#b67c48'],
    inks: ['#120808', '#2c1510', '#57291a', '#9c5a30', '#f2c283'],
    night: true,
  },
];

const m = material;

export type Coat = 'bay' | 'black' | 'dun' | 'grey';
const coats: Readonly<Record<Coat, number>> = { bay: 0.52, black: 0.28, dun: 0.78, grey: 0.98 };

/** Cloth rather than skin: a shirt fresh from the line, its folds in the shade of the sand. */
const pressed: RampLook['accents'] = {
  [m.shirt]: [
    [0.04, '#8f6a44'],
    [0.2, '#c79f6c'],
    [0.4, '#ecd7ab'],
    [0.62, '#fbf1d9'],
  ],
};

function corralLook(
  palette: CorralPalette,
  coat: Coat,
  shirt: number,
  isPressed: boolean,
): RampLook {
  const [base, dark, mid, light, bright] = palette.inks;
  return {
    kind: 'ramp',
    base,
    steps: [
      [0.14, dark],
      [0.28, mid],
      [0.46, light],
      [0.72, bright],
    ],
    albedo: {
      [m.skin]: 0.74,
      [m.face]: 0.76,
      [m.hair]: 0.24,
      [m.shirt]: shirt,
      [m.legs]: 0.4,
      [m.leather]: 0.36,
      [m.hat]: shirt > 0.7 ? 0.5 : 0.86,
      [m.hide]: coats[coat],
      [m.mane]: coat === 'dun' ? 0.3 : 0.22,
      [m.horn]: 1,
      [m.cloth]: 0.86,
      [m.shoe]: 0.3,
      [m.prop]: 0.6,
    },
    ambient: 0.24,
    accents: {
      [m.trim]: [
        [0.1, '#7c2a10'],
        [0.45, '#b8481f'],
        [0.85, '#e07a45'],
      ],
      ...(isPressed ? pressed : {}),
    },
    rim: [[0.34, palette.haze]],
  };
}

/** The sun is behind one shoulder; the ground throws some of it back. */
export const corralLights = (side: 1 | -1): Lights => ({
  key: [side * 0.62, 0.66, 0.44],
  rim: [side * 0.7, 0.5, -0.5],
  back: [side * -0.9, -0.2, -0.2],
});

export interface Cast extends Omit<FigureSpec, 'subject' | 'look' | 'lights' | 'detail'> {
  subject: Subject;
  side: 1 | -1;
  scale: number;
  coat?: Coat;
  shirt?: number;
  /** Near enough to be seen as a shirt: it has a colour of its own. */
  pressed?: boolean;
}

export function cast(
  stage: Stage,
  palette: CorralPalette,
  { side, scale, coat = 'bay', shirt = 0.8, pressed: isPressed = false, ...spec }: Cast,
): Figure {
  return drawFigure({
    ...spec,
    look: corralLook(palette, coat, shirt, isPressed),
    lights: corralLights(side),
    detail: detailFor(stage, scale),
  });
}

export const aCoat = (random: Random): Coat => random.pick(['bay', 'black', 'dun', 'grey', 'bay']);
export const aShirt = (random: Random): number => random.pick([0.5, 0.72, 0.95, 0.62]);
