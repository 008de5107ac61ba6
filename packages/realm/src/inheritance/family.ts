import type { Base } from './base';
import type { Layer } from './layer';

/** A realm's own file, and what it extends in the order in which it is merged. */
export interface Family {
  bases: readonly Base[];
  layer: Layer;
}

/** All files, the realm's own last. */
export const layersOf = ({ bases, layer }: Family): Layer[] => [
  ...bases.map((base) => base.layer),
  layer,
];

/** The family if one of its files said something else. */
export function withValue({ bases, layer }: Family, of: Layer, value: unknown): Family {
  const other = (one: Layer): Layer =>
    one === of ? { ...one, migrated: { ...one.migrated, value } } : one;
  return {
    bases: bases.map((base) => ({ ...base, layer: other(base.layer) })),
    layer: other(layer),
  };
}
