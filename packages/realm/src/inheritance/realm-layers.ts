import type { Base } from './base';
import type { Layer } from './layer';

/** A realm's own file, and its bases in the order in which they are merged. */
export interface RealmLayers {
  bases: readonly Base[];
  layer: Layer;
}

/** All files, the realm's own last. */
export const layersOf = ({ bases, layer }: RealmLayers): Layer[] => [
  ...bases.map((base) => base.layer),
  layer,
];

/** The same layers with another value in one file. */
export function withValue({ bases, layer }: RealmLayers, of: Layer, value: unknown): RealmLayers {
  const other = (one: Layer): Layer =>
    one === of ? { ...one, migrated: { ...one.migrated, value } } : one;
  return {
    bases: bases.map((base) => ({ ...base, layer: other(base.layer) })),
    layer: other(layer),
  };
}
