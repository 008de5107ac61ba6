import type { BrandInputs } from './brand-inputs';
import { composite, hex, leastContrast, readTone, type Tone } from './colour';
import type { Scheme, ThemeNote } from './theme-note';

/** A page's surface must leave this much to pure white or black text on its raised parts. */
const ROOM = 10;

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

/** `--plate` of the base css, over the darkest and over the lightest art there can be. */
export const PLATES = [
  composite('#0a0a0e', 0.8, '#000000'),
  composite('#0a0a0e', 0.8, '#ffffff'),
] as const;

/** The scheme a given surface was meant for. */
export const schemeOf = (surface: string): Scheme =>
  readTone(surface).l < 0.55 ? 'dark' : 'light';

/** Steps 1 to 7 of the neutral scale around a surface. */
export const neutralSteps = (base: Tone, scheme: Scheme): string[] =>
  LADDER[scheme].map((by) => hex({ ...base, l: Math.min(1, base.l + by) }));

/** The steps among them that carry text. */
export const groundsOf = (steps: readonly string[], scheme: Scheme): string[] =>
  steps.slice(0, GROUND_STEPS[scheme]);

/** The page's surface in a scheme: the brand's own where it has one that text can stand on. */
export function baseSurface(inputs: BrandInputs, scheme: Scheme, notes: ThemeNote[]): Tone {
  const dark = scheme === 'dark';
  const neutral = readTone(inputs.neutral);
  const own = inputs.surface && schemeOf(inputs.surface) === scheme ? inputs.surface : undefined;
  const extreme = dark ? '#ffffff' : '#000000';
  const room = (tone: Tone) =>
    leastContrast(extreme, groundsOf(neutralSteps(tone, scheme), scheme));
  const movedTo = (base: Tone, from: string) => {
    const reached = room(readTone(from));
    const to = hex(base);
    notes.push({ input: 'surface', scheme, use: 'surface', from, to, needed: ROOM, reached });
    return base;
  };
  if (!own) {
    const derived = dark
      ? { l: 0.175, c: Math.min(neutral.c, 0.022), h: neutral.h }
      : { l: 0.982, c: Math.min(neutral.c * 0.35, 0.009), h: neutral.h };
    // a light surface in a brand that is only ever dark, or the other way round
    return inputs.surface && inputs.scheme !== 'auto' ? movedTo(derived, inputs.surface) : derived;
  }
  const given = readTone(own);
  const base = { ...given };
  while (room(base) < ROOM && base.l > 0 && base.l < 1) base.l += dark ? -0.004 : 0.004;
  return base.l === given.l ? base : movedTo(base, own);
}
