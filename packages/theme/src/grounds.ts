import type { BrandColours, ColourInputs } from './brand-inputs';
import { hexOf, LIGHTNESS_STEP, readTone, type Tone } from './colour';
import { composite, leastContrast, reach } from './contrast';
import type { Scheme } from './scheme';
import type { ThemeNote } from './theme-note';

/** The least contrast of pure white or black text on the raised parts of a page's surface. */
export const ROOM = 10;
/** The contrast of body text on the plain surface: more than it needs, to have enough on tints as well. */
const BODY = 9;

/**
 * The distances in lightness of the first seven steps of the neutral scale from the page's surface.
 * A raised ground is lighter. Little is lighter than a light page, so there the surface is step 3.
 */
const LADDER: Record<Scheme, readonly number[]> = {
  light: [0.03, 0.022, 0, -0.03, -0.06, -0.1, -0.16],
  dark: [0, 0.03, 0.045, 0.06, 0.07, 0.13, 0.19],
};

/** The number of steps that text and controls may be on; later ones are placeholders and hairlines. */
const GROUND_STEPS: Record<Scheme, number> = { light: 3, dark: 4 };

/** The opacity of the tints under quiet and under hovered controls, of 255. */
export const TINT: Record<Scheme, { rest: number; hover: number }> = {
  light: { rest: 0x12, hover: 0x1f },
  dark: { rest: 0x1f, hover: 0x33 },
};

/** `--plate` of the base CSS, over black and over white art. */
export const PLATES = [
  composite('#0a0a0e', 0.8, '#000000'),
  composite('#0a0a0e', 0.8, '#ffffff'),
] as const;

/** The colours of a brand that its grounds are derived from. */
export type GroundColours = Pick<BrandColours, 'neutral' | 'surface'>;

/** The grounds of a brand's pages in one scheme. */
export interface Ground {
  scheme: Scheme;
  /** The page's surface. */
  base: Tone;
  /** Steps 1 to 7 of the neutral scale. */
  steps: readonly string[];
  /** The steps that edges and text may be on. */
  grounds: readonly string[];
  /** The same steps under the tint of a quiet control, which text may be on as well. */
  tinted: readonly string[];
  /** The unfilled part of a progress bar. */
  placeholder: string;
  /** Body text, and the grey where the search for it begins. */
  text: string;
  grey: Tone;
}

/** The scheme to which a surface belongs by its lightness. */
export const schemeOf = (surface: string): Scheme =>
  readTone(surface).l < 0.55 ? 'dark' : 'light';

/** Steps 1 to 7 of the neutral scale around a surface. */
const neutralSteps = (base: Tone, scheme: Scheme): string[] =>
  LADDER[scheme].map((by) => hexOf({ ...base, l: Math.min(1, base.l + by) }));

/** The steps of the neutral scale that carry text. */
export const groundsOf = (steps: readonly string[], scheme: Scheme): string[] =>
  steps.slice(0, GROUND_STEPS[scheme]);

/** Lays a tint in the colour of the text over the grounds; its opacity is of 255. */
export const underTint = (grounds: readonly string[], text: string, opacity: number): string[] =>
  grounds.map((ground) => composite(text, opacity / 255, ground));

/** The least contrast of white or black text on a surface and on its raised parts. */
const room = (base: Tone, scheme: Scheme): number =>
  leastContrast(
    scheme === 'dark' ? '#ffffff' : '#000000',
    groundsOf(neutralSteps(base, scheme), scheme),
  );

/** The least contrast of white or black text on a surface and on its raised parts. */
export const roomOn = (surface: string, scheme: Scheme): number => room(readTone(surface), scheme);

/** Moves a surface's lightness one step away from its text. */
const further = (l: number, scheme: Scheme) =>
  l + (scheme === 'dark' ? -LIGHTNESS_STEP : LIGHTNESS_STEP);

/** The nearest surface on which text has enough contrast, as a brand writes it; the surface itself where it has. */
export function roomySurface(surface: string, scheme: Scheme): string {
  const base = readTone(surface);
  let roomy = surface;
  while (roomOn(roomy, scheme) < ROOM) {
    base.l = further(base.l, scheme);
    roomy = hexOf(base);
  }
  return roomy;
}

/** The page's surface in a scheme: the brand's own where it has one, else one in the brand's neutral tint. */
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

/** Derives the grounds of a brand's pages in one scheme. */
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

/** Notes a brand's surface that its pages do not use, for too little contrast or as the other scheme's. */
export function surfaceNotes(inputs: ColourInputs, { scheme, base }: Ground): ThemeNote[] {
  const { surface: from } = inputs;
  if (!from) return [];
  // A light surface of a brand with dark pages alone, or the other way round, is never used.
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
