import type { BrandColours, ColourInputs } from './brand-inputs';
import { hexOf, LIGHTNESS_STEP, readTone, type Tone } from './colour';
import { composite, leastContrast, reach } from './contrast';
import type { Scheme } from './scheme';
import type { ThemeNote } from './theme-note';

/** A page's surface must leave this much to pure white or black text on its raised parts. */
export const ROOM = 10;
/** Body text aims higher than it must, so that tints and hovers stay above the line. */
const BODY = 9;

/**
 * How far, in lightness, the first seven steps of the neutral scale stand from the page's surface. In the dark a ground
 * rises by growing lighter; in the light there is little above paper, so that the surface itself is the third step.
 */
const LADDER: Record<Scheme, readonly number[]> = {
  light: [0.03, 0.022, 0, -0.03, -0.06, -0.1, -0.16],
  dark: [0, 0.03, 0.045, 0.06, 0.07, 0.13, 0.19],
};

/** On which steps text and controls stand; the further ones are for placeholders and hairlines. */
const GROUND_STEPS: Record<Scheme, number> = { light: 3, dark: 4 };

/** Opacity of the tints laid under quiet and under hovered controls, of 255. */
export const TINT: Record<Scheme, { rest: number; hover: number }> = {
  light: { rest: 0x12, hover: 0x1f },
  dark: { rest: 0x1f, hover: 0x33 },
};

/** `--plate` of the base css, over the darkest and over the lightest art there can be. */
export const PLATES = [
  composite('#0a0a0e', 0.8, '#000000'),
  composite('#0a0a0e', 0.8, '#ffffff'),
] as const;

/** The colours of a brand that its grounds are derived from. */
export type GroundColours = Pick<BrandColours, 'neutral' | 'surface'>;

/** What everything on a brand's pages stands on, in one scheme. */
export interface Ground {
  scheme: Scheme;
  /** The page's surface. */
  base: Tone;
  /** Steps 1 to 7 of the neutral scale. */
  steps: readonly string[];
  /** Those among them that edges stand on, and text too. */
  grounds: readonly string[];
  /** The same under a quiet control's tint: what text stands on besides. */
  tinted: readonly string[];
  /** The groove of a bar that fills. */
  placeholder: string;
  /** Body text, and the grey where the search for it begins. */
  text: string;
  grey: Tone;
}

/** The scheme a surface was meant for. */
export const schemeOf = (surface: string): Scheme =>
  readTone(surface).l < 0.55 ? 'dark' : 'light';

/** Steps 1 to 7 of the neutral scale around a surface. */
const neutralSteps = (base: Tone, scheme: Scheme): string[] =>
  LADDER[scheme].map((by) => hexOf({ ...base, l: Math.min(1, base.l + by) }));

/** The steps of the neutral scale that carry text. */
export const groundsOf = (steps: readonly string[], scheme: Scheme): string[] =>
  steps.slice(0, GROUND_STEPS[scheme]);

/** What grounds are under a tint in the colour of the text; its opacity is of 255. */
export const underTint = (grounds: readonly string[], text: string, opacity: number): string[] =>
  grounds.map((ground) => composite(text, opacity / 255, ground));

/** What a surface leaves to the furthest text on it and on its raised parts. */
const room = (base: Tone, scheme: Scheme): number =>
  leastContrast(
    scheme === 'dark' ? '#ffffff' : '#000000',
    groundsOf(neutralSteps(base, scheme), scheme),
  );

/** The contrast that a surface leaves to white or black text, on it and on its raised parts. */
export const roomOn = (surface: string, scheme: Scheme): number => room(readTone(surface), scheme);

/** A surface's lightness, moved away from its text by the least there is. */
const further = (l: number, scheme: Scheme) =>
  l + (scheme === 'dark' ? -LIGHTNESS_STEP : LIGHTNESS_STEP);

/** The nearest surface that leaves text its room as a brand would write it: the surface itself where it does. */
export function roomySurface(surface: string, scheme: Scheme): string {
  const base = readTone(surface);
  let roomy = surface;
  while (roomOn(roomy, scheme) < ROOM) {
    base.l = further(base.l, scheme);
    roomy = hexOf(base);
  }
  return roomy;
}

/** The page's surface in a scheme: the brand's own where it has one for it, else one in its neutral tint. */
function baseSurface({ neutral, surface }: GroundColours, scheme: Scheme): Tone {
  if (surface && schemeOf(surface) === scheme) {
    const own = readTone(surface);
    while (room(own, scheme) < ROOM && own.l > 0 && own.l < 1) own.l = further(own.l, scheme);
    return own;
  }
  const { c, h } = readTone(neutral);
  return scheme === 'dark'
    ? { l: 0.175, c: Math.min(c, 0.022), h }
    : { l: 0.982, c: Math.min(c * 0.35, 0.009), h };
}

/** Derives what a brand's pages stand on in one scheme. */
export function groundIn(colours: GroundColours, scheme: Scheme): Ground {
  const dark = scheme === 'dark';
  const base = baseSurface(colours, scheme);
  const steps = neutralSteps(base, scheme);
  const grounds = groundsOf(steps, scheme);
  const grey: Tone = { l: dark ? 0.97 : 0.2, c: Math.min(base.c, 0.02), h: base.h };
  const text = reach(grey, grounds, BODY, dark);
  return {
    scheme,
    base,
    steps,
    grounds,
    tinted: underTint(grounds, text, TINT[scheme].rest),
    placeholder: steps[4] ?? text,
    text,
    grey,
  };
}

/** Names a given surface that a page does not have, because text could not stand on it or it is another scheme's. */
export function surfaceNotes(inputs: ColourInputs, { scheme, base }: Ground): ThemeNote[] {
  const { surface: from } = inputs;
  if (!from) return [];
  // A light surface in a brand that is only ever dark, or the other way round, is never shown.
  const moved = schemeOf(from) === scheme ? base.l !== readTone(from).l : inputs.scheme !== 'auto';
  if (!moved) return [];
  return [
    {
      input: 'surface',
      scheme,
      use: 'surface',
      from,
      to: hexOf(base),
      needed: ROOM,
      reached: roomOn(from, scheme),
    },
  ];
}
