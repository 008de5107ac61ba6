import { join } from 'node:path';
import { byPlace, fileFinding } from '../draft';
import type { Finding } from '../finding';
import { layLabels, type RealmLabels } from '../labels';
import { parseRealm } from '../parse-realm';
import type { Realm } from '../realm';
import { isSystemError, REALM_FILE, realmId } from './folder';
import { type AssetCache, readAssets, type StoredAsset } from './read-assets';
import { readLabels } from './read-labels';
import { readText } from './read-text';

/** A realm with what its folder holds beside `realm.json`. */
export interface LoadedRealm {
  realm: Realm;
  /** Laid over the built-in labels: the folder's, and over them those of `realm.json` itself. */
  labels: RealmLabels;
  /** Public path → the file behind it and its media type; only pictures that the realm names. */
  assets: Map<string, { file: string; type: string }>;
  /** Public path → JSON that only some pages need. */
  documents: ReadonlyMap<string, string>;
}

export interface ReadOptions {
  /** The realm's id where it is not the name of the folder. */
  id?: string;
  /** The origin's address for realms that leave it out. */
  originAddress?: string;
  /** Measured pictures, kept from one reading to the next. */
  assetCache?: AssetCache;
}

export interface RealmRead {
  id: string;
  folder: string;
  /** Null as soon as one finding is an error. */
  loaded: LoadedRealm | null;
  findings: Finding[];
}

/** Reads one realm's folder. Never throws: whatever is wrong becomes a finding. */
export async function readRealm(folder: string, options: ReadOptions = {}): Promise<RealmRead> {
  const id = options.id ?? realmId(folder);
  try {
    return await readFolder(folder, id, options);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `The folder cannot be read (${error.message}).`;
    return {
      id,
      folder,
      loaded: null,
      findings: [fileFinding('realm-unreadable', folder, message)],
    };
  }
}

async function readFolder(
  folder: string,
  id: string,
  { originAddress, assetCache }: Omit<ReadOptions, 'id'>,
): Promise<RealmRead> {
  const file = join(folder, REALM_FILE);
  const read = await readText(file);
  if (!read.ok) return { id, folder, loaded: null, findings: [read.finding] };

  const stored = await readAssets(folder, id, assetCache);
  const assets = new Map([...stored].map(([path, { asset }]) => [path, asset]));
  const parsed = parseRealm({ id, file, text: read.text, assets, originAddress });
  const { realm, findings } = parsed;
  const labels = await readLabels(folder, realm);

  const all = [...findings, ...labels.findings].sort(byPlace);
  const refused = realm === null || all.some(({ severity }) => severity === 'error');
  const loaded = refused
    ? null
    : {
        realm,
        labels: layLabels(labels.labels, parsed.wording),
        documents: new Map(
          [...parsed.documents].map(([path, content]) => [path, JSON.stringify(content)]),
        ),
        assets: namedBy(JSON.stringify([realm, ...parsed.documents.values()]), stored),
      };
  return { id, folder, loaded, findings: all };
}

/** Public paths carry a hash: they stand nowhere by chance. */
function namedBy(resolved: string, stored: Map<string, StoredAsset>): LoadedRealm['assets'] {
  const files: LoadedRealm['assets'] = new Map();
  for (const { asset, file, type } of stored.values()) {
    if ('src' in asset && resolved.includes(JSON.stringify(asset.src))) {
      files.set(asset.src, { file, type });
    }
  }
  return files;
}
