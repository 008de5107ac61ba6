import { composite, contrast, INTERFACE, TEXT } from './contrast';
import { PLATES } from './grounds';
import type { Palette, PaletteName } from './palette';

/** What something is laid on: a colour of the palette, a tint upon one, or the plate of what stands on art. */
export type PairGround =
  | PaletteName
  | `${'tint' | 'tint-strong'} on ${(typeof GROUNDS)[number]}`
  | 'plate on dark art'
  | 'plate on light art';

export interface SemanticPair {
  /** What is read or seen, and what it stands on. */
  colour: PaletteName | 'on-plate';
  ground: PairGround;
  /** Words need 4.5:1; edges, rings and marks 3:1. */
  use: 'text' | 'interface';
  needed: number;
}

export interface MeasuredPair extends SemanticPair {
  /** As #rrggbb: what is seen of both. */
  foreground: string;
  background: string;
  /** 1 to 21. */
  reached: number;
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'] as const;
const TINTED = GROUNDS.map((ground) => `tint on ${ground}` as const);
const TINTED_STRONGLY = GROUNDS.map((ground) => `tint-strong on ${ground}` as const);
const SOFT = ['accent-soft', 'danger-soft', 'success-soft', 'warning-soft'] as const;
const ON_ART = ['plate on dark art', 'plate on light art'] as const;

type Table = readonly (readonly [SemanticPair['colour'], readonly PairGround[]])[];

/** Words and pictograms, and all they may stand on. */
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

/** Edges of controls, rings of focus, marks that say something by being there. */
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

/** Every pair that a component may use. What is not here has no promise. */
export const SEMANTIC_PAIRS: readonly SemanticPair[] = [
  ...pairsOf(TEXTS, 'text', TEXT),
  ...pairsOf(INTERFACES, 'interface', INTERFACE),
];

/** Opaque colours as they are, tints as they come out on their ground. */
function backgroundOf(ground: PairGround, palette: Palette): string {
  if (ground === 'plate on dark art') return PLATES[0];
  if (ground === 'plate on light art') return PLATES[1];
  const [over, under] = ground.split(' on ') as [PaletteName, PaletteName | undefined];
  if (!under) return palette[over];
  const tint = palette[over];
  return composite(tint.slice(0, 7), Number.parseInt(tint.slice(7), 16) / 255, palette[under]);
}

/** What a colour would reach in the place of another: the least of all its pairs. */
export const reachedAs = (name: PaletteName, colour: string, palette: Palette): number =>
  Math.min(
    ...SEMANTIC_PAIRS.filter((pair) => pair.colour === name).map(({ ground }) =>
      contrast(colour, backgroundOf(ground, palette)),
    ),
  );

/**
 * What the pairs reach in a palette. For viewers who ask for more contrast, pass `{ ...palette, ...strong }`.
 */
export const measurePairs = (palette: Palette): MeasuredPair[] =>
  SEMANTIC_PAIRS.map((pair) => {
    const foreground = pair.colour === 'on-plate' ? '#ffffff' : palette[pair.colour];
    const background = backgroundOf(pair.ground, palette);
    return { ...pair, foreground, background, reached: contrast(foreground, background) };
  });
