import { type BrandInputs, inputsIn } from './brand-inputs';
import { composite, contrast, hex, plainHex, reach, readTone, type Tone, tinge } from './colour';
import { baseSurface, groundsOf, neutralSteps } from './grounds';
import type { Scheme, ThemeNote } from './theme-note';

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Twelve colours from ground to ink, as #rrggbb; step 1 is the first.
 *
 * Of the neutral scale 1 to 4 are grounds, 5 is a placeholder, 6 and 7 are hairlines, 8 is the edge of a control (3:1),
 * 9 and 10 lie between, 11 is quiet text (4.5:1) and 12 text (9:1).
 *
 * Of a hue 1 and 2 are washes, 3 is a soft ground, 4 and 5 are the same hovered and pressed, 6 and 7 are quiet edges,
 * 8 is an edge that has to be seen (3:1), 9 is the colour itself, 10 the same hovered, 11 text (4.5:1) and 12 text for
 * viewers who ask for more contrast (7:1).
 */
export type Scale = readonly string[];

export type ScaleName =
  | 'neutral'
  | 'accent'
  | 'accentAlt'
  | 'danger'
  | 'success'
  | 'warning'
  | 'live';

export interface DerivedScales {
  scales: Record<ScaleName, Scale>;
  /** A surface that had to move. */
  notes: ThemeNote[];
}

export const TEXT = 4.5;
export const INTERFACE = 3;
export const STRONG_TEXT = 7;
/** Body text aims higher than it must, so that tints and hovers stay above the line. */
const BODY = 9;

/** Opacity of the tints laid under quiet and under hovered controls, of 255. */
export const TINT: Record<Scheme, { rest: number; hover: number }> = {
  light: { rest: 0x12, hover: 0x1f },
  dark: { rest: 0x1f, hover: 0x33 },
};

/** Steps 1 to 7 of a hue: how far from the surface in lightness, and how much of the way to the hue in tinge. */
const WASHES: Record<Scheme, readonly (readonly [number, number])[]> = {
  light: [
    [-0.012, 0.03],
    [-0.03, 0.07],
    [-0.052, 0.13],
    [-0.08, 0.19],
    [-0.105, 0.25],
    [-0.14, 0.34],
    [-0.19, 0.45],
  ],
  dark: [
    [0.025, 0.08],
    [0.06, 0.16],
    [0.1, 0.28],
    [0.135, 0.34],
    [0.17, 0.4],
    [0.21, 0.47],
    [0.26, 0.58],
  ],
};

interface Signal {
  /** Carries white text. */
  solid: Tone;
  /** Chroma of its soft ground, step 3. */
  soft: Record<Scheme, number>;
}

/** What is the same for every brand: a warning is not a shade of its accent. */
const SIGNALS = {
  danger: { solid: { l: 0.56, c: 0.21, h: 25 }, soft: { light: 0.03, dark: 0.055 } },
  success: { solid: { l: 0.56, c: 0.16, h: 152 }, soft: { light: 0.04, dark: 0.05 } },
  warning: { solid: { l: 0.56, c: 0.16, h: 75 }, soft: { light: 0.05, dark: 0.05 } },
  live: { solid: { l: 0.58, c: 0.23, h: 22 }, soft: { light: 0.03, dark: 0.055 } },
} as const satisfies Record<string, Signal>;

/** Where the search for a signal's text begins. */
const SIGNAL_TEXT: Record<Scheme, Pick<Tone, 'l' | 'c'>> = {
  light: { l: 0.52, c: 0.16 },
  dark: { l: 0.72, c: 0.16 },
};

/** The colour of a step. */
export function stepOf(scale: Scale, step: Step): string {
  const colour = scale[step - 1];
  if (colour === undefined)
    throw new Error(`A scale has twelve steps; this one has no step ${step}.`);
  return colour;
}

/** White where it reads, else the darkest shade of the same hue. */
export function onColour(fill: string): string {
  if (contrast('#ffffff', fill) >= TEXT) return '#ffffff';
  const { c, h } = readTone(fill);
  return reach({ l: 0.2, c: Math.min(c, 0.04), h }, [fill], TEXT, false);
}

/** A second shade for hovering that the same text still reads on, and that is another one even for white and black. */
function hoverOf(fill: string): string {
  const tone = readTone(fill);
  const on = onColour(fill);
  const away = on === '#ffffff' ? -0.05 : 0.05;
  const room = away < 0 ? tone.l > 0.12 : tone.l < 0.95;
  const hovered = hex({ ...tone, l: tone.l + (room ? away : -1.6 * away) });
  return contrast(on, hovered) >= TEXT ? hovered : hex({ ...tone, l: tone.l + away });
}

interface Ground {
  scheme: Scheme;
  base: Tone;
  /** What edges stand on, and what text stands on besides. */
  grounds: readonly string[];
  tinted: readonly string[];
  /** The groove of a bar that fills. */
  placeholder: string;
}

/** A brand's hue laid over the surface in ever thicker coats, as glass would be. */
const washesOf = (tone: Tone, { base, scheme }: Ground): string[] =>
  WASHES[scheme].map(([by, share]) => hex(tinge(base, tone, share, base.l + by)));

/** A signal's hue as it is, whatever the surface: a green that a red page has turned brown says nothing. */
function signalWashes({ solid, soft }: Signal, { base, scheme }: Ground): string[] {
  const [, thickness = 1] = WASHES[scheme][2] ?? [];
  return WASHES[scheme].map(([by, share]) =>
    hex({ l: base.l + by, c: (soft[scheme] * share) / thickness, h: solid.h }),
  );
}

/** A hue's scale around its own colour; `words` is where the search for its text begins. */
function hueScale(solid: string, washes: string[], words: Tone | string, ground: Ground): Scale {
  const dark = ground.scheme === 'dark';
  const under = [...ground.grounds, ...ground.tinted, ...washes.slice(2, 3)];
  return [
    ...washes,
    reach(solid, [...ground.grounds, ground.placeholder, ...washes.slice(2, 3)], INTERFACE, dark),
    solid,
    hoverOf(solid),
    reach(words, under, TEXT, dark),
    reach(words, under, STRONG_TEXT, dark),
  ];
}

/** The neutrals: what text, controls and every other scale stand on. */
function neutralScale(
  steps: readonly string[],
  text: string,
  grey: Tone,
  on: NeutralGrounds,
): Scale {
  const dark = on.scheme === 'dark';
  const edge = reach({ ...grey, l: dark ? 0.45 : 0.72 }, on.grounds, INTERFACE, dark);
  const quiet = reach({ ...grey, l: dark ? 0.72 : 0.5 }, on.everything, TEXT, dark);
  const [from, to] = [readTone(edge).l, readTone(quiet).l];
  const between = [1 / 3, 2 / 3].map((part) => hex({ ...grey, l: from + (to - from) * part }));
  return [...steps, edge, ...between, quiet, text];
}

interface NeutralGrounds {
  scheme: Scheme;
  grounds: readonly string[];
  /** Also the tints and the soft grounds of every hue. */
  everything: readonly string[];
}

/** The first layer of a theme: what a brand's few colours become in one scheme, before anything has a use. */
export function deriveScales(given: BrandInputs, scheme: Scheme): DerivedScales {
  const inputs = inputsIn(given, scheme);
  const notes: ThemeNote[] = [];
  const dark = scheme === 'dark';
  const base = baseSurface(inputs, scheme, notes);
  const steps = neutralSteps(base, scheme);
  const grounds = groundsOf(steps, scheme);
  const grey: Tone = { l: dark ? 0.97 : 0.2, c: Math.min(base.c, 0.02), h: base.h };
  const text = reach(grey, grounds, BODY, dark);
  const under = (opacity: number) =>
    grounds.map((ground) => composite(text, opacity / 255, ground));
  const ground: Ground = {
    scheme,
    base,
    grounds,
    tinted: under(TINT[scheme].rest),
    placeholder: steps[4] ?? text,
  };

  const brandScale = (colour: string) => {
    const solid = plainHex(colour);
    return hueScale(solid, washesOf(readTone(solid), ground), solid, ground);
  };
  const signalScale = (signal: Signal) =>
    hueScale(
      reach(signal.solid, ['#ffffff'], TEXT, false),
      signalWashes(signal, ground),
      { ...signal.solid, ...SIGNAL_TEXT[scheme] },
      ground,
    );
  const hues = {
    accent: brandScale(inputs.accent),
    accentAlt: brandScale(inputs.accentAlt ?? inputs.accent),
    danger: signalScale(SIGNALS.danger),
    success: signalScale(SIGNALS.success),
    warning: signalScale(SIGNALS.warning),
    live: signalScale(SIGNALS.live),
  };
  const softs = Object.values(hues).map((scale) => stepOf(scale, 3));
  const everything = [...grounds, ...under(TINT[scheme].hover), ...softs];
  const neutral = neutralScale(steps, text, grey, { scheme, grounds, everything });
  return { scales: { neutral, ...hues }, notes };
}
