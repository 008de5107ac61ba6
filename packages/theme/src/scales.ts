import { type ColourInputs, inputsIn } from './brand-inputs';
import { hexOf, plainHex, readTone, type Tone } from './colour';
import { contrast, INTERFACE, reach, STRONG_TEXT, TEXT } from './contrast';
import { type Ground, groundIn, surfaceNotes, TINT, underTint } from './grounds';
import type { Scheme } from './scheme';
import type { ThemeNote } from './theme-note';
import { signalWashes, underEdges, underText, washesOf } from './washes';

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
  /** Notes a surface that had to move. */
  notes: ThemeNote[];
}

interface Signal {
  /** The colour itself, under white text. */
  solid: Tone;
  /** The chroma of its soft ground, step 3. */
  soft: Record<Scheme, number>;
}

/** Colours with a meaning, which are the same for every brand. */
const SIGNALS = {
  danger: { solid: { l: 0.56, c: 0.21, h: 25 }, soft: { light: 0.03, dark: 0.055 } },
  success: { solid: { l: 0.56, c: 0.16, h: 152 }, soft: { light: 0.04, dark: 0.05 } },
  warning: { solid: { l: 0.56, c: 0.16, h: 75 }, soft: { light: 0.05, dark: 0.05 } },
  live: { solid: { l: 0.58, c: 0.23, h: 22 }, soft: { light: 0.03, dark: 0.055 } },
} as const satisfies Record<string, Signal>;

/** The tone at which the search for a signal's text begins. */
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

/** The text colour on a fill: white where it has enough contrast, else the darkest shade of the same hue. */
export function onColour(fill: string): string {
  if (contrast('#ffffff', fill) >= TEXT) return '#ffffff';
  const { c, h } = readTone(fill);
  return reach({ l: 0.2, c: Math.min(c, 0.04), h }, [fill], TEXT, false);
}

/** The shade for hovering: the same text has enough contrast on it, and it differs even from white and black. */
function hoverOf(fill: string): string {
  const tone = readTone(fill);
  const on = onColour(fill);
  const away = on === '#ffffff' ? -0.05 : 0.05;
  const room = away < 0 ? tone.l > 0.12 : tone.l < 0.95;
  const hovered = hexOf({ ...tone, l: tone.l + (room ? away : -1.6 * away) });
  return contrast(on, hovered) >= TEXT ? hovered : hexOf({ ...tone, l: tone.l + away });
}

/** Makes a hue's scale around its own colour; the search for its text begins at `text`. */
function hueScale(solid: string, washes: string[], text: Tone | string, ground: Ground): Scale {
  const dark = ground.scheme === 'dark';
  const soft = stepOf(washes, 3);
  const under = underText(ground, soft);
  return [
    ...washes,
    reach(solid, underEdges(ground, soft), INTERFACE, dark),
    solid,
    hoverOf(solid),
    reach(text, under, TEXT, dark),
    reach(text, under, STRONG_TEXT, dark),
  ];
}

/** Makes the neutral scale, the ground of all others. `softs` are the soft grounds of every hue. */
function neutralScale(ground: Ground, softs: readonly string[]): Scale {
  const { scheme, steps, grounds, text, grey } = ground;
  const dark = scheme === 'dark';
  const everything = [...grounds, ...underTint(grounds, text, TINT[scheme].hover), ...softs];
  const edge = reach({ ...grey, l: dark ? 0.45 : 0.72 }, grounds, INTERFACE, dark);
  const quiet = reach({ ...grey, l: dark ? 0.72 : 0.5 }, everything, TEXT, dark);
  const [from, to] = [readTone(edge).l, readTone(quiet).l];
  const between = [1 / 3, 2 / 3].map((part) => hexOf({ ...grey, l: from + (to - from) * part }));
  return [...steps, edge, ...between, quiet, text];
}

function brandScale(colour: string, ground: Ground): Scale {
  const solid = plainHex(colour);
  return hueScale(solid, washesOf(readTone(solid), ground), solid, ground);
}

const signalScale = ({ solid, soft }: Signal, ground: Ground): Scale =>
  hueScale(
    reach(solid, ['#ffffff'], TEXT, false),
    signalWashes(solid.h, soft, ground),
    { ...solid, ...SIGNAL_TEXT[ground.scheme] },
    ground,
  );

/** Derives the first layer of a theme: the scales from a brand's few colours in one scheme. */
export function deriveScales(given: ColourInputs, scheme: Scheme): DerivedScales {
  const inputs = inputsIn(given, scheme);
  const ground = groundIn(inputs, scheme);
  const hues = {
    accent: brandScale(inputs.accent, ground),
    accentAlt: brandScale(inputs.accentAlt ?? inputs.accent, ground),
    danger: signalScale(SIGNALS.danger, ground),
    success: signalScale(SIGNALS.success, ground),
    warning: signalScale(SIGNALS.warning, ground),
    live: signalScale(SIGNALS.live, ground),
  };
  const softs = Object.values(hues).map((scale) => stepOf(scale, 3));
  const neutral = neutralScale(ground, softs);
  return { scales: { neutral, ...hues }, notes: surfaceNotes(inputs, ground) };
}
