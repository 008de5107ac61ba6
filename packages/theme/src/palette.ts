import type { ColourInputs } from './brand-inputs';
import { readTone } from './colour';
import { INTERFACE, reach, STRONG_TEXT, TEXT } from './contrast';
import { groundsOf, PLATES, TINT, underTint } from './grounds';
import { reachedAs } from './pairs';
import {
  type DerivedScales,
  deriveScales,
  onColour,
  type ScaleName,
  type Step,
  stepOf,
} from './scales';
import type { Scheme } from './scheme';
import type { ThemeNote } from './theme-note';

/** The colours by their CSS variables (without the dashes). */
export type Palette = Record<PaletteName, string>;

export type PaletteName = StepName | 'tint' | 'tint-strong' | DerivedName;

/** A colour that is one step of a scale. */
type StepName = keyof (typeof STEPS)['light'];

/** A colour that depends on more than its scale. */
type DerivedName =
  | 'on-accent'
  | 'on-accent-alt'
  | 'on-danger'
  | 'on-live'
  | 'accent-on-plate'
  | 'live-on-plate';

type StepOfScale = readonly [ScaleName, Step];

/** The steps of hues, which are the same in both schemes. */
const HUES = {
  accent: ['accent', 9],
  'accent-hover': ['accent', 10],
  'accent-edge': ['accent', 8],
  'accent-text': ['accent', 11],
  'accent-soft': ['accent', 3],
  'accent-alt': ['accentAlt', 9],
  focus: ['accent', 11],
  danger: ['danger', 9],
  'danger-hover': ['danger', 10],
  'danger-text': ['danger', 11],
  'danger-soft': ['danger', 3],
  'success-text': ['success', 11],
  'success-soft': ['success', 3],
  'warning-text': ['warning', 11],
  'warning-soft': ['warning', 3],
  live: ['live', 9],
  skeleton: ['neutral', 5],
  border: ['neutral', 6],
  'border-strong': ['neutral', 8],
  'text-muted': ['neutral', 11],
  text: ['neutral', 12],
} as const satisfies Record<string, StepOfScale>;

/** The second layer: the names that components use, and the step of the first layer for each. */
export const STEPS = {
  light: {
    surface: ['neutral', 3],
    'surface-raised': ['neutral', 2],
    'surface-sunken': ['neutral', 1],
    'surface-overlay': ['neutral', 1],
    ...HUES,
  },
  dark: {
    surface: ['neutral', 1],
    'surface-raised': ['neutral', 3],
    'surface-sunken': ['neutral', 2],
    'surface-overlay': ['neutral', 4],
    ...HUES,
  },
} as const satisfies Record<Scheme, Record<string, StepOfScale>>;

export interface DerivedPalette {
  palette: Palette;
  /** The colours that are different for viewers who ask for more contrast. */
  strong: Partial<Palette>;
  notes: ThemeNote[];
}

const digits = (opacity: number) => opacity.toString(16).padStart(2, '0');

/**
 * Derives all colours of one scheme by their use. Each pair of `SEMANTIC_PAIRS` has its contrast for
 * any brand colours; notes name those that had to move for it.
 */
export function derivePalette(
  inputs: ColourInputs,
  scheme: Scheme,
  { scales, notes: moved }: DerivedScales = deriveScales(inputs, scheme),
): DerivedPalette {
  const dark = scheme === 'dark';
  const at = (name: ScaleName, step: Step) => stepOf(scales[name], step);
  const named = Object.fromEntries(
    Object.entries(STEPS[scheme]).map(([name, [scale, step]]) => [name, at(scale, step)]),
  ) as Record<StepName, string>;
  const { rest, hover } = TINT[scheme];
  const grounds = groundsOf(scales.neutral, scheme);
  const grey = readTone(named['text-muted']);
  const tinted = underTint(grounds, named.text, hover);
  const softs = Object.values(scales)
    .slice(1)
    .map((scale) => stepOf(scale, 3));

  const palette: Palette = {
    ...named,
    tint: `${named.text}${digits(rest)}`,
    'tint-strong': `${named.text}${digits(hover)}`,
    'on-accent': onColour(named.accent),
    'on-accent-alt': onColour(named['accent-alt']),
    'on-danger': '#ffffff',
    'on-live': '#ffffff',
    'accent-on-plate': reach(named.accent, PLATES, INTERFACE, true),
    'live-on-plate': reach(named.live, PLATES, INTERFACE, true),
  };
  const note = (use: ThemeNote['use'], name: PaletteName, needed: number) =>
    palette[name] === named.accent
      ? []
      : [
          {
            input: 'accent' as const,
            scheme,
            use,
            from: named.accent,
            to: palette[name],
            needed,
            reached: reachedAs(name, named.accent, palette),
          },
        ];
  return {
    palette,
    strong: {
      text: dark ? '#ffffff' : '#000000',
      'text-muted': reach(grey, [...grounds, ...tinted, ...softs], STRONG_TEXT, dark),
      border: named['border-strong'],
      'border-strong': reach({ ...grey, l: dark ? 0.72 : 0.5 }, grounds, TEXT, dark),
      'accent-text': at('accent', 12),
      focus: at('accent', 12),
      'danger-text': at('danger', 12),
      'success-text': at('success', 12),
      'warning-text': at('warning', 12),
    },
    notes: [
      ...moved,
      ...note('text', 'accent-text', TEXT),
      ...note('edge', 'accent-edge', INTERFACE),
      ...note('mark', 'accent-on-plate', INTERFACE),
    ],
  };
}
