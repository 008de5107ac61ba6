import { replaceAt } from '../document/pointer';
import type { RealmConfig } from '../generated/realm-config';
import type { AssetFile } from '../pictures/assets';
import { picturesIn } from '../pictures/picture-places';
import type { Base } from './base';
import type { Inherited } from './inherit';

export interface Pictures {
  /** The merged value, in which the path of an inherited picture names the base that has it. */
  config: unknown;
  /** Every picture of every folder, by these paths. */
  assets: ReadonlyMap<string, AssetFile>;
  /** `config` as a valid realm: the same as the merged value, which the schema has accepted. */
  of(merged: RealmConfig): RealmConfig;
}

/** Separates a base's name from a path: no path contains it, so that no file can name another realm's pictures. */
const OWNER_ENDS = ':';

/** Whether a path names an inherited picture. */
export const isInherited = (path: string): boolean => path.includes(OWNER_ENDS);

/** The path that an operator wrote. */
export const plainPath = (path: string): string => path.slice(path.indexOf(OWNER_ENDS) + 1);

/** Looks up each picture in the folder of the file that names it. */
export function gatherPictures(
  inherited: Inherited,
  own: ReadonlyMap<string, AssetFile>,
  bases: readonly Base[],
): Pictures {
  if (bases.length === 0) return { config: inherited.value, assets: own, of: (merged) => merged };
  const config: unknown = structuredClone(inherited.value);
  const assets = new Map(own);
  for (const base of bases) {
    for (const [path, asset] of base.assets) assets.set(`${base.name}${OWNER_ENDS}${path}`, asset);
  }
  for (const { pointer, value: path } of picturesIn(config)) {
    const layer = inherited.layerAt(pointer);
    const base = bases.find((candidate) => candidate.layer === layer);
    if (base && typeof path === 'string') {
      replaceAt(config, pointer, `${base.name}${OWNER_ENDS}${path}`);
    }
  }
  return { config, assets, of: () => config as RealmConfig };
}
