import type { Figure, FigureSpec } from '../../figures/figure';
import { drawFigure } from '../../figures/figure';
import { material } from '../../figures/material';
import type { Subject } from '../../figures/subject';
import type { Hex } from '../../paint/colour';
import { blend, lighten } from '../../paint/colour';
import type { ColourLook } from '../../paint/look';
import type { Random } from '../../random';
import type { Stage } from '../../stage/stage';
import { detailFor } from '../../stage/stage';

/** A channel's own field and the four colours that may be used on it. */
export interface MetroPalette {
  tone: Hex;
  field: Hex;
  deep: Hex;
  soft: Hex;
  pop: Hex;
  paper: Hex;
  ink: Hex;
}

const ink: Hex = '#1d2233';

export const metroPalettes: readonly [MetroPalette, ...MetroPalette[]] = [
  {
    tone: '#6a5dd5',
    field: '#5b3df5',
    deep: '#3b20c4',
    soft: '#8b75ff',
    pop: '#ffc93c',
    paper: '#f3f0ff',
    ink,
  },
  {
    tone: '#3e7fe1',
    field: '#1d7dff',
    deep: '#0b57c9',
    soft: '#6fb0ff',
    pop: '#ff7a59',
    paper: '#eef6ff',
    ink,
  },
  {
    tone: '#f5745c',
    field: '#ff6b57',
    deep: '#d8432f',
    soft: '#ff9c8c',
    pop: '#ffd84d',
    paper: '#fff1ee',
    ink,
  },
  {
    tone: '#e5b869',
    field: '#ffc53a',
    deep: '#f09a17',
    soft: '#ffe08a',
    pop: '#5b3df5',
    paper: '#fffaea',
    ink,
  },
  {
    tone: '#4cb48c',
    field: '#22b88f',
    deep: '#0d8a69',
    soft: '#74d9bd',
    pop: '#ffe15a',
    paper: '#eafaf5',
    ink,
  },
  {
    tone: '#3a3e54',
    field: '#2a3047',
    deep: '#191d2e',
    soft: '#4a5274',
    pop: '#7a5cff',
    paper: '#eceffa',
    ink: '#0e111c',
  },
  {
    tone: '#f38faf',
    field: '#ff8fb5',
    deep: '#e85c8e',
    soft: '#ffbfd5',
    pop: '#1d7dff',
    paper: '#fff2f7',
    ink,
  },
  {
    tone: '#a8d4ff',
    field: '#a8d4ff',
    deep: '#5aa5f0',
    soft: '#d3e9ff',
    pop: '#ff6b57',
    paper: '#ffffff',
    ink,
  },
  {
    tone: '#85c5b6',
    field: '#8fd6c2',
    deep: '#3fa88c',
    soft: '#c3ebdf',
    pop: '#5b3df5',
    paper: '#f7fffc',
    ink,
  },
];

const skins: readonly [readonly [Hex, Hex], ...(readonly [Hex, Hex])[]] = [
  ['#c98a63', '#efb58c'],
  ['#8a5436', '#b9764e'],
  ['#5a3424', '#7f4c33'],
  ['#d9a07c', '#ffd0ad'],
];
const hairs: readonly [Hex, ...Hex[]] = ['#1d1a24', '#3a2418', '#6b3a1e', '#2a2f45'];

export interface Wardrobe {
  shirt?: Hex;
  legs?: Hex;
  trim?: Hex;
  shoe?: Hex;
  hat?: Hex;
  prop?: Hex;
  hide?: Hex;
  mane?: Hex;
  cloth?: Hex;
}

const m = material;
const shaded = (colour: Hex): readonly [Hex, Hex] => [
  blend(lighten(colour, -0.13), '#3b20c4', 0.14),
  colour,
];

function metroLook(
  palette: MetroPalette,
  wardrobe: Wardrobe,
  skin: readonly [Hex, Hex],
  hair: Hex,
): ColourLook {
  const { paper, pop, deep } = palette;
  const shirt = wardrobe.shirt ?? paper;
  return {
    kind: 'colour',
    base: palette.ink,
    shadow: 0.3,
    light: 0.9,
    colours: {
      [m.skin]: skin,
      [m.face]: skin,
      [m.hair]: shaded(hair),
      [m.shirt]: shaded(shirt),
      [m.legs]: shaded(wardrobe.legs ?? palette.ink),
      [m.trim]: shaded(wardrobe.trim ?? pop),
      [m.shoe]: shaded(wardrobe.shoe ?? paper),
      [m.glove]: shaded(pop),
      [m.leather]: shaded('#7a4a2c'),
      [m.hat]: shaded(wardrobe.hat ?? paper),
      [m.metal]: shaded('#c9d0e2'),
      [m.prop]: shaded(wardrobe.prop ?? pop),
      [m.hide]: shaded(wardrobe.hide ?? deep),
      [m.mane]: shaded(wardrobe.mane ?? palette.ink),
      [m.horn]: shaded('#fff4dc'),
      [m.cloth]: shaded(wardrobe.cloth ?? pop),
    },
  };
}

export interface Cast extends Omit<FigureSpec, 'subject' | 'look' | 'lights' | 'detail'> {
  subject: Subject;
  scale: number;
  wardrobe?: Wardrobe;
  /** The source of the person's looks: the same number gives the same skin and hair. */
  random: Random;
}

export function cast(
  stage: Stage,
  palette: MetroPalette,
  { scale, wardrobe = {}, random, ...spec }: Cast,
): Figure {
  const side = spec.mirror ? 1 : -1;
  return drawFigure({
    ...spec,
    look: metroLook(palette, wardrobe, random.pick(skins), random.pick(hairs)),
    lights: { key: [side * 0.55, 0.6, 0.6], rim: [0, 1, -1], back: [0, 1, -1] },
    detail: detailFor(stage, scale),
  });
}
