import { childPointer, isRecord, valueAt, without } from '../document/pointer';
import type { Draft } from '../findings/draft';
import type { Layer } from './layer';
import { layersOf, type RealmLayers, withValue } from './realm-layers';
import { REMOVE } from './tree';

/** The drafts of merged files, by a name for each draft. */
export type DraftsByName = ReadonlyMap<string, Draft>;

/** A part of one file, by its pointer in the newest version of the format. */
interface Part {
  layer: Layer;
  pointer: string;
}

export type CauseOf = (name: string, holder: Layer) => Part | undefined;

/**
 * Finds what makes a value wrong that is right in its own file: the smallest part of another file without which there is no
 * such draft. The realm's own file is tried first, then the bases from last to first.
 * @param drafts the drafts of the files as they are
 * @param draftsOf finds the drafts of changed files
 */
export function causesIn(
  files: RealmLayers,
  drafts: DraftsByName,
  draftsOf: (otherwise: RealmLayers) => DraftsByName,
): CauseOf {
  const tried = new Map<Layer, Map<string, DraftsByName>>();
  const draftsWithout = (layer: Layer, pointer: string): DraftsByName => {
    const ofLayer = tried.get(layer) ?? new Map<string, DraftsByName>();
    tried.set(layer, ofLayer);
    const known = ofLayer.get(pointer);
    if (known) return known;
    const fresh = draftsOf(withValue(files, layer, without(layer.migrated.value, pointer)));
    ofLayer.set(pointer, fresh);
    return fresh;
  };

  const partOf = (layer: Layer, name: string, around: string): string | undefined => {
    const parts = membersOf(valueAt(layer.migrated.value, around))
      .map((key) => childPointer(around, key))
      .filter((pointer) => pointer !== '/extends' && !draftsWithout(layer, pointer).has(name));
    // Without a required part, the value around it is not judged at all.
    const news = (pointer: string) =>
      [...draftsWithout(layer, pointer)].flatMap(([other, draft]) =>
        drafts.has(other) ? [] : [draft],
      );
    const whole = parts.filter((pointer) => news(pointer).every(({ missing }) => !missing));
    const found =
      whole.find((pointer) => news(pointer).length === 0) ?? (around === '' ? whole[0] : undefined);
    return found === undefined ? undefined : (partOf(layer, name, found) ?? found);
  };

  return (name, holder) => {
    for (const layer of layersOf(files).reverse()) {
      const pointer = layer === holder ? undefined : partOf(layer, name, '');
      if (pointer !== undefined) return { layer, pointer };
    }
    return undefined;
  };
}

/** Puts `$remove` first, before the keys that name the entry. */
function membersOf(value: unknown): string[] {
  const keys = isRecord(value) || Array.isArray(value) ? Object.keys(value) : [];
  return keys.sort((a, b) => Number(b === REMOVE) - Number(a === REMOVE));
}
