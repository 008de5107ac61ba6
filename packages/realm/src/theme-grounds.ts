import { composite, hexOf, leastContrast, type Tone, tinge, toneOf } from './colour';
import { DEFAULTS } from './generated/defaults';

/*
 * What the theme of the design system lays a brand's colours on, as far as a finding depends on it. This package
 * may not import it; `scripts/guards/theme-findings.test.ts` holds the two against each other.
 */

export type Scheme = 'light' | 'dark';

/** The colours of a `theme` that its pages are derived from, those that the brand gives. */
export interface PageColours {
  neutral?: string | undefined;
  surface?: string | undefined;
}

/** A page's surface must leave this much to pure white or black text on its raised parts. */
export const ROOM = 10;
/** What body text aims at. */
const BODY = 9;
/** The finest move of lightness. */
const STEP = 0.004;

/** How far, in lightness, the first five steps of the neutral scale stand from the surface. */
const LADDER: Record<Scheme, readonly number[]> = {
  light: [0.03, 0.022, 0, -0.03, -0.06],
  dark: [0, 0.03, 0.045, 0.06, 0.07],
};
/** On how many of them text stands. The last is the groove of a bar that fills. */
const GROUND_STEPS: Record<Scheme, number> = { light: 3, dark: 4 };
/** Opacity of what is laid under quiet controls, of 255. */
const TINT: Record<Scheme, number> = { light: 0x12, dark: 0x1f };
/** The soft ground in the accent: how far from the surface in lightness, and how much of its tinge. */
const SOFT: Record<Scheme, readonly [number, number]> = {
  light: [-0.052, 0.13],
  dark: [0.1, 0.28],
};

/** The scheme that a surface was meant for. */
export const schemeOf = (surface: string): Scheme => (toneOf(surface).l < 0.55 ? 'dark' : 'light');

const stepsAround = (base: Tone, scheme: Scheme): string[] =>
  (LADDER[scheme] ?? []).map((by) => hexOf({ ...base, l: Math.min(1, base.l + by) }));

/** What a surface leaves to the furthest text on it and on its raised parts. */
export function roomOn(surface: string | Tone, scheme: Scheme): number {
  const base = typeof surface === 'string' ? toneOf(surface) : surface;
  const grounds = stepsAround(base, scheme).slice(0, GROUND_STEPS[scheme]);
  return leastContrast(scheme === 'dark' ? '#ffffff' : '#000000', grounds);
}

/** The nearest surface that leaves text its room; the surface itself where it does. */
export function roomySurface(surface: string, scheme: Scheme): string {
  const base = toneOf(surface);
  let roomy = surface;
  while (roomOn(roomy, scheme) < ROOM) {
    base.l += scheme === 'dark' ? -STEP : STEP;
    roomy = hexOf(base);
  }
  return roomy;
}

/** The page's surface in a scheme: the brand's own where it is meant for it, else one in its neutral tint. */
function baseOf({ surface, neutral = DEFAULTS.theme.neutral }: PageColours, scheme: Scheme): Tone {
  if (surface && schemeOf(surface) === scheme) return toneOf(roomySurface(surface, scheme));
  const { c, h } = toneOf(neutral);
  return scheme === 'dark'
    ? { l: 0.175, c: Math.min(c, 0.022), h }
    : { l: 0.982, c: Math.min(c * 0.35, 0.009), h };
}

/** What one scheme lays an accent on; the soft ground depends on the accent itself. */
export interface AccentGrounds {
  scheme: Scheme;
  /** What the page's surface is. */
  surface: string;
  /** The least contrast of an accent with all that words in it stand on. */
  words(accent: string): number;
  /** The same of edges, and of the mark of the focus. */
  edges(accent: string): number;
}

export function accentGrounds(colours: PageColours, scheme: Scheme): AccentGrounds {
  const base = baseOf(colours, scheme);
  const steps = stepsAround(base, scheme);
  const grounds = steps.slice(0, GROUND_STEPS[scheme]);
  const groove = steps.slice(-1);
  const text = bodyText(base, grounds, scheme);
  const tinted = grounds.map((ground) => composite(text, TINT[scheme] / 255, ground));
  const least = (accent: string, under: readonly string[]) => {
    const [by, share] = SOFT[scheme];
    return leastContrast(accent, [
      ...under,
      hexOf(tinge(base, toneOf(accent), share, base.l + by)),
    ]);
  };
  return {
    scheme,
    surface: hexOf(base),
    words: (accent) => least(accent, [...grounds, ...tinted]),
    edges: (accent) => least(accent, [...grounds, ...groove]),
  };
}

function bodyText(base: Tone, grounds: readonly string[], scheme: Scheme): string {
  const dark = scheme === 'dark';
  const grey = { l: dark ? 0.97 : 0.2, c: Math.min(base.c, 0.02), h: base.h };
  while (leastContrast(hexOf(grey), grounds) < BODY && grey.l > 0 && grey.l < 1) {
    grey.l += dark ? STEP : -STEP;
  }
  return hexOf(grey);
}
