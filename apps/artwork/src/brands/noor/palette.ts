import type { Figure, FigureSpec } from '../../figures/figure';
import { drawFigure } from '../../figures/figure';
import { material } from '../../figures/material';
import type { Subject } from '../../figures/subject';
import type { Hex } from '../../paint/colour';
import type { RampLook } from '../../paint/look';
import type { Lights } from '../../solid/relief';
import type { Stage } from '../../stage/stage';
import { detailFor } from '../../stage/stage';

export interface NoorPalette {
  tone: Hex;
  /** The colours from the zenith down to the horizon. */
  sky: readonly [Hex, Hex, Hex];
  moon: Hex;
  gold: Hex;
  glow: Hex;
  /** Ground from far to near. */
  sand: readonly [Hex, Hex, Hex];
  inks: readonly [Hex, Hex, Hex, Hex, Hex];
  line: Hex;
  light?: boolean;
}

export const noorPalettes: readonly [NoorPalette, ...NoorPalette[]] = [
  {
    tone: '#1f4444',
    sky: ['#03191d', '#0a3a3e', '#1f6f6b'],
    moon: '#fbf0d4',
    gold: '#e3bc66',
    glow: '#f6dc9a',
    sand: ['#12484a', '#0a3236', '#051f23'],
    inks: ['#021215', '#07292d', '#10474a', '#2a7672', '#9cc7b4'],
    line: '#c79a45',
  },
  {
    tone: '#41655a',
    sky: ['#0c3b40', '#3c7569', '#e0b566'],
    moon: '#fff1cc',
    gold: '#f0c56a',
    glow: '#ffe6a8',
    sand: ['#6b8560', '#2c5a54', '#0d3034'],
    inks: ['#04191c', '#0b3236', '#1b5452', '#4f8674', '#f0d596'],
    line: '#e8c47a',
  },
  {
    tone: '#c3bb9d',
    sky: ['#f7efdd', '#efe1c3', '#e2c68f'],
    moon: '#fffaf0',
    gold: '#b98a35',
    glow: '#fff4d6',
    sand: ['#dcc491', '#c9a765', '#a47f43'],
    inks: ['#05292c', '#0d4346', '#23696a', '#6fa195', '#f2e4c2'],
    line: '#b98a35',
    light: true,
  },
  {
    tone: '#1f374c',
    sky: ['#050f22', '#0f2d4a', '#2f6a86'],
    moon: '#f5efdc',
    gold: '#e6c273',
    glow: '#f8e3ac',
    sand: ['#17405c', '#0c2840', '#061526'],
    inks: ['#030a17', '#091f35', '#133c58', '#346d88', '#a8cbd0'],
    line: '#c9a258',
  },
  {
    tone: '#bba482',
    sky: ['#efdcbb', '#e5c194', '#cf8f5f'],
    moon: '#fff3d8',
    gold: '#fff0c8',
    glow: '#fff3d0',
    sand: ['#c98f5d', '#a86d44', '#5d4636'],
    inks: ['#06262a', '#0f3d3f', '#28605d', '#88866b', '#fae3b4'],
    line: '#fff0cf',
    light: true,
  },
  {
    tone: '#1e4939',
    sky: ['#032018', '#0c4636', '#2f8a64'],
    moon: '#fbf2d6',
    gold: '#e0c070',
    glow: '#f5e2a6',
    sand: ['#155842', '#0b3b2d', '#04211a'],
    inks: ['#02130e', '#072b20', '#105040', '#2f8464', '#a6d0b0'],
    line: '#c7a24e',
  },
];

const m = material;

export interface Dress {
  /** The brightness of the main garment, coat and cloth. */
  shirt?: number;
  hide?: number;
  cloth?: number;
}

function noorLook(palette: NoorPalette, dress: Dress): RampLook {
  const [base, dark, mid, light, bright] = palette.inks;
  return {
    kind: 'ramp',
    base,
    steps: [
      [0.15, dark],
      [0.29, mid],
      [0.5, light],
      [0.76, bright],
    ],
    albedo: {
      [m.skin]: 0.62,
      [m.face]: 0.64,
      [m.hair]: 0.16,
      [m.shirt]: dress.shirt ?? 0.95,
      [m.cloth]: dress.cloth ?? 0.9,
      [m.legs]: 0.5,
      [m.shoe]: 0.4,
      [m.glove]: 0.5,
      [m.hide]: dress.hide ?? 0.55,
      [m.mane]: (dress.hide ?? 0.55) * 0.6,
      [m.leather]: 0.34,
      [m.horn]: 0.7,
      [m.prop]: 0.8,
      [m.metal]: 0.95,
      [m.hat]: 0.8,
      [m.trim]: 0.7,
    },
    ambient: 0.2,
    accents: {
      [m.metal]: [
        [0.1, '#6e4f1c'],
        [0.3, '#b98a35'],
        [0.55, palette.gold],
        [0.85, '#fff3cf'],
      ],
      [m.trim]: [[0.2, palette.gold]],
    },
    rim: [
      [0.22, palette.gold],
      [0.5, palette.glow],
    ],
  };
}

export const noorLights = (side: 1 | -1): Lights => ({
  key: [side * 0.4, 0.7, 0.5],
  rim: [side * 0.78, 0.46, -0.5],
  back: [side * -0.9, 0.1, -0.3],
});

export interface Cast extends Omit<FigureSpec, 'subject' | 'look' | 'lights' | 'detail'> {
  subject: Subject;
  side: 1 | -1;
  scale: number;
  dress?: Dress;
}

export function cast(
  stage: Stage,
  palette: NoorPalette,
  { side, scale, dress = {}, ...spec }: Cast,
): Figure {
  return drawFigure({
    ...spec,
    look: noorLook(palette, dress),
    lights: noorLights(side),
    detail: detailFor(stage, scale),
  });
}
