import { composite, contrast, INTERFACE, TEXT } from './contrast';
import { PLATES } from './grounds';
import type { Palette, PaletteName } from './palette';

/** A ground: a colour of the palette, a tint on one, or the plate under text that is on art. */
export type PairGround =
  | PaletteName
  | `${'tint' | 'tint-strong'} on ${(typeof GROUNDS)[number]}`
  | 'plate on dark art'
  | 'plate on light art';

export interface SemanticPair {
  /** The colour of a text or a mark, and its ground. */
  colour: PaletteName | 'on-plate';
  ground: PairGround;
  /** Text needs 4.5:1; edges, rings and marks 3:1. */
  use: 'text' | 'interface';
  needed: number;
}

export interface MeasuredPair extends SemanticPair {
  /** Both colours as a screen shows them, as #rrggbb. */
  foreground: string;
  background: string;
  /** Their contrast, 1 to 21. */
  reached: number;
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'] as const;
const TINTED = GROUNDS.map((ground) => `tint on ${ground}` as const);
const TINTED_STRONGLY = GROUNDS.map((ground) => `tint-strong on ${ground}` as const);
const SOFT = ['accent-soft', 'danger-soft', 'success-soft', 'warning-soft'] as const;
const ON_ART = ['plate on dark art', 'plate on light art'] as const;

type Table = readonly (readonly [SemanticPair['colour'], readonly PairGround[]])[];

/** The colours of text and icons, each with its grounds. */
const TEXTS: Table = [
  ['text', [...GROUNDS, ...TINTED, ...TINTED_STRONGLY, ...SOFT, 'skeleton']],
  ['text-muted', [...GROUNDS, ...TINTED, ...TINTED_STRONGLY, ...SOFT]],
  ['accent-text', [...GROUNDS, ...TINTED, 'accent-soft']],
  ['danger-text', [...GROUNDS, ...TINTED, 'danger-soft']],
  ['success-text', [...GROUNDS, ...TINTED, 'success-soft']],
  ['warning-text', [...GROUNDS, ...TINTED, 'warning-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-accent-alt', ['accent-alt']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-live', ['live']],
  ['surface', ['text']],
  ['on-plate', ON_ART],
];

/** The colours of control edges, focus rings and marks, each with its grounds. */
const INTERFACES: Table = [
  ['border-strong', GROUNDS],
  ['accent-edge', [...GROUNDS, 'accent-soft', 'skeleton']],
  ['success-text', ['skeleton']],
  ['danger-text', ['skeleton']],
  ['warning-text', ['skeleton']],
  ['focus', [...GROUNDS, ...TINTED, 'accent-soft']],
  ['accent-on-plate', ON_ART],
  ['live-on-plate', ON_ART],
];

const pairsOf = (table: Table, use: SemanticPair['use'], needed: number): SemanticPair[] =>
  table.flatMap(([colour, grounds]) => grounds.map((ground) => ({ colour, ground, use, needed })));

/** Every pair that a component may use. Only these pairs have enough contrast for any brand. */
export const SEMANTIC_PAIRS: readonly SemanticPair[] = [
  ...pairsOf(TEXTS, 'text', TEXT),
  ...pairsOf(INTERFACES, 'interface', INTERFACE),
];

/** The ground's colour on a screen: a tint as it shows on the colour below it. */
function backgroundOf(ground: PairGround, palette: Palette): string {
  if (ground === 'plate on dark art') return PLATES[0];
  if (ground === 'plate on light art') return PLATES[1];
  const [over, under] = ground.split(' on ') as [PaletteName, PaletteName | undefined];
  if (!under) return palette[over];
  const tint = palette[over];
  return composite(tint.slice(0, 7), Number.parseInt(tint.slice(7), 16) / 255, palette[under]);
}

/** The least contrast of all pairs of `name`, if it had this colour. */
export const reachedAs = (name: PaletteName, colour: string, palette: Palette): number =>
  Math.min(
    ...SEMANTIC_PAIRS.filter((pair) => pair.colour === name).map(({ ground }) =>
      contrast(colour, backgroundOf(ground, palette)),
    ),
  );

/**
 * Measures the contrast of all pairs in a palette. For viewers who ask for more contrast, pass
 * `{ ...palette, ...strong }`.
 */
export const measurePairs = (palette: Palette): MeasuredPair[] =>
  SEMANTIC_PAIRS.map((pair) => {
    const foreground = pair.colour === 'on-plate' ? '#ffffff' : palette[pair.colour];
    const background = backgroundOf(pair.ground, palette);
    return { ...pair, foreground, background, reached: contrast(foreground, background) };
  });
