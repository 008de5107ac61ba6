import type { BrandInputs } from './brand-inputs';
import { composite, contrast, hex, leastContrast, reach, readTone, type Tone } from './colour';

export type Scheme = 'light' | 'dark';

/** A brand colour that could not be used as it was given. */
export interface ThemeNote {
  input: 'accent' | 'accentAlt' | 'surface';
  scheme: Scheme;
  /** Where it was moved. */
  use: 'surface' | 'text' | 'edge';
  from: string;
  to: string;
  /** What was asked for, e.g. 4.5, and what the given colour reached. */
  needed: number;
  reached: number;
}

/** CSS variable (without its dashes) → colour. */
export type Palette = Record<PaletteName, string>;

export type PaletteName =
  | 'surface'
  | 'surface-raised'
  | 'surface-sunken'
  | 'surface-overlay'
  | 'text'
  | 'text-muted'
  | 'border'
  | 'border-strong'
  | 'tint'
  | 'tint-strong'
  | 'skeleton'
  | 'accent'
  | 'accent-hover'
  | 'accent-edge'
  | 'on-accent'
  | 'accent-text'
  | 'accent-soft'
  | 'accent-alt'
  | 'on-accent-alt'
  | 'focus'
  | 'danger'
  | 'danger-hover'
  | 'on-danger'
  | 'danger-text'
  | 'danger-soft'
  | 'success-text'
  | 'success-soft'
  | 'warning-text'
  | 'warning-soft'
  | 'live'
  | 'on-live';

const TEXT = 4.5;
const INTERFACE = 3;
/** Body text aims higher than it must, so that tints and hovers stay above the line. */
const BODY = 9;
/** A page's surface must leave this much to pure white or black text on its raised parts. */
const SURFACE_ROOM = 10;

const HUE = { danger: 25, success: 152, warning: 75 } as const;
/** Alpha of the tints laid under quiet and hovered controls, as hex digits, and the stronger one as a number. */
const TINT = { light: ['12', '1f', 0x1f / 255], dark: ['1f', '33', 0x33 / 255] } as const;

/** The scheme a given surface was meant for. */
export const schemeOf = (surface: string): Scheme =>
  readTone(surface).l < 0.55 ? 'dark' : 'light';

function surfacesOf(base: Tone, dark: boolean) {
  const at = (by: number) => hex({ ...base, l: Math.min(1, base.l + by) });
  return dark
    ? { surface: at(0), raised: at(0.045), sunken: at(0.03), overlay: at(0.06) }
    : { surface: at(0), raised: at(0.022), sunken: at(0.03), overlay: at(0.03) };
}

function baseSurface(inputs: BrandInputs, scheme: Scheme, notes: ThemeNote[]): Tone {
  const dark = scheme === 'dark';
  const neutral = readTone(inputs.neutral);
  const own = inputs.surface && schemeOf(inputs.surface) === scheme ? inputs.surface : undefined;
  const extreme = dark ? '#ffffff' : '#000000';
  const room = (tone: Tone) => leastContrast(extreme, Object.values(surfacesOf(tone, dark)));
  const movedTo = (base: Tone, from: string) => {
    const reached = room(readTone(from));
    notes.push({
      input: 'surface',
      scheme,
      use: 'surface',
      from,
      to: hex(base),
      needed: SURFACE_ROOM,
      reached,
    });
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
  while (room(base) < SURFACE_ROOM && base.l > 0 && base.l < 1) base.l += dark ? -0.004 : 0.004;
  return base.l === given.l ? base : movedTo(base, own);
}

/** White where it reads, else the darkest shade of the same hue. */
function onColour(fill: string): string {
  if (contrast('#ffffff', fill) >= TEXT) return '#ffffff';
  const { c, h } = readTone(fill);
  return reach({ l: 0.2, c: Math.min(c, 0.04), h }, [fill], TEXT, false);
}

/** A second shade for hovering that its text still reads on. */
function hoverOf(fill: string, on: string): string {
  const tone = readTone(fill);
  return hex({ ...tone, l: tone.l + (on === '#ffffff' ? -0.05 : 0.05) });
}

export interface DerivedPalette {
  palette: Palette;
  /** What changes for viewers who ask for more contrast. */
  strong: Partial<Palette>;
  notes: ThemeNote[];
}

/** All colours of one scheme, each pair of text and surface at 4.5:1 or more, each edge and ring at 3:1 or more. */
export function derivePalette(inputs: BrandInputs, scheme: Scheme): DerivedPalette {
  const dark = scheme === 'dark';
  const notes: ThemeNote[] = [];
  const base = baseSurface(inputs, scheme, notes);
  const { surface, raised, sunken, overlay } = surfacesOf(base, dark);
  const grounds = [surface, raised, sunken, overlay];
  const [tintDigits, strongDigits, tintAlpha] = TINT[scheme];
  const grey: Tone = { l: dark ? 0.97 : 0.2, c: Math.min(base.c, 0.02), h: base.h };
  const text = reach(grey, grounds, BODY, dark);
  const tinted = grounds.map((ground) => composite(text, tintAlpha, ground));
  const soft = (hue: number, chroma: number) =>
    hex({ l: dark ? base.l + 0.1 : base.l - 0.05, c: chroma, h: hue });
  const softs = {
    danger: soft(HUE.danger, dark ? 0.055 : 0.03),
    success: soft(HUE.success, dark ? 0.05 : 0.04),
    warning: soft(HUE.warning, dark ? 0.05 : 0.05),
  };
  const accentTone = readTone(inputs.accent);
  const accent = hex(accentTone);
  const accentSoft = composite(accent, dark ? 0.22 : 0.12, surface);
  const everywhere = [...grounds, ...tinted];
  const words = (from: Tone, also: string[], ratio = TEXT) =>
    reach(from, [...everywhere, ...also], ratio, dark);

  const accentText = words(accentTone, [accentSoft]);
  const accentEdge = reach(accentTone, grounds, INTERFACE, dark);
  const moved = (use: 'text' | 'edge', to: string, needed: number) => {
    if (to === accent) return;
    notes.push({
      input: 'accent',
      scheme,
      use,
      from: accent,
      to,
      needed,
      reached: leastContrast(accent, grounds),
    });
  };
  moved('text', accentText, TEXT);
  moved('edge', accentEdge, INTERFACE);

  const accentAlt = inputs.accentAlt ? hex(readTone(inputs.accentAlt)) : accent;
  const danger = reach({ l: 0.56, c: 0.21, h: HUE.danger }, ['#ffffff'], TEXT, false);
  const live = reach({ l: 0.58, c: 0.23, h: 22 }, ['#ffffff'], TEXT, false);
  const onAccent = onColour(accent);
  const muted: Tone = { ...grey, l: dark ? 0.72 : 0.5 };
  const signal = (hue: number): Tone => ({ l: dark ? 0.72 : 0.52, c: 0.16, h: hue });
  const dangerText = (ratio?: number) => words(signal(HUE.danger), [softs.danger], ratio);
  const successText = (ratio?: number) => words(signal(HUE.success), [softs.success], ratio);
  const mutedText = (ratio?: number) => words(muted, Object.values(softs), ratio);

  return {
    notes,
    palette: {
      surface,
      'surface-raised': raised,
      'surface-sunken': sunken,
      'surface-overlay': overlay,
      text,
      'text-muted': mutedText(),
      border: hex({ ...base, l: base.l + (dark ? 0.13 : -0.1) }),
      'border-strong': reach({ ...grey, l: dark ? 0.45 : 0.72 }, grounds, INTERFACE, dark),
      tint: `${text}${tintDigits}`,
      'tint-strong': `${text}${strongDigits}`,
      skeleton: hex({ ...base, l: base.l + (dark ? 0.07 : -0.06) }),
      accent,
      'accent-hover': hoverOf(accent, onAccent),
      'accent-edge': accentEdge,
      'on-accent': onAccent,
      'accent-text': accentText,
      'accent-soft': accentSoft,
      'accent-alt': accentAlt,
      'on-accent-alt': onColour(accentAlt),
      focus: accentText,
      danger,
      'danger-hover': hoverOf(danger, '#ffffff'),
      'on-danger': '#ffffff',
      'danger-text': dangerText(),
      'danger-soft': softs.danger,
      'success-text': successText(),
      'success-soft': softs.success,
      'warning-text': words(signal(HUE.warning), [softs.warning]),
      'warning-soft': softs.warning,
      live,
      'on-live': '#ffffff',
    },
    strong: {
      text: dark ? '#ffffff' : '#000000',
      'text-muted': mutedText(7),
      border: reach({ ...grey, l: dark ? 0.45 : 0.72 }, grounds, INTERFACE, dark),
      'border-strong': reach(muted, grounds, TEXT, dark),
      'accent-text': words(accentTone, [accentSoft], 7),
      'danger-text': dangerText(7),
      'success-text': successText(7),
    },
  };
}
