import { dropForeignLanguages } from './languages';
import { inFile, type Layer } from './layer';
import { flatten, mergeTrees, type Source, type Tree, treeOf, uselessRemovals } from './tree';

/** A realm merged with what it extends, with the place of every part. */
export interface Inherited {
  value: unknown;
  /** The layer that a value comes from; for a missing value, the layer of what is around it. */
  layerAt(pointer: string): Layer;
  /** The pointer to the value in that layer's file. */
  pointerInFile(pointer: string): string;
  /** Pointers in the realm's own file to removals of something that is not inherited. */
  uselessRemovals: string[];
}

/** Merges the layers of a realm: bases first, its own file last. */
export function inherit(layers: readonly Layer[]): Inherited {
  const own = layers.at(-1);
  if (!own) throw new Error('A realm has at least one layer, its own file.');
  if (layers.length === 1) {
    // Without a base there is nothing to remove: null is a value here, and the schema judges it.
    return {
      value: own.migrated.value,
      layerAt: () => own,
      pointerInFile: (pointer) => inFile(own, pointer),
      uselessRemovals: [],
    };
  }

  const trees = layers.map(({ migrated }, index) =>
    treeOf(migrated.value, index, { base: index < layers.length - 1 }),
  );
  const bases = trees.slice(0, -1).reduce(mergeTrees);
  const [tree] = trees.slice(-1) as [Tree];
  const { value: shared, sources } = flatten(mergeTrees(bases, tree));
  const sourceAt = (pointer: string): Source => {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const source = sources.get(at);
      if (source) return { ...source, pointer: source.pointer + pointer.slice(at.length) };
      if (at === '') return { layer: layers.length - 1, pointer };
    }
  };
  const layerOf = ({ layer }: Source) => layers[layer] ?? own;
  // Cloned, because parts that were not merged are still the layer's own objects.
  const value = structuredClone(shared);
  dropForeignLanguages(value, (pointer) => layerOf(sourceAt(pointer)) !== own);
  return {
    value,
    layerAt: (pointer) => layerOf(sourceAt(pointer)),
    pointerInFile: (pointer) => {
      const source = sourceAt(pointer);
      return inFile(layerOf(source), source.pointer);
    },
    uselessRemovals: uselessRemovals(bases, tree).map(({ pointer }) => inFile(own, pointer)),
  };
}
