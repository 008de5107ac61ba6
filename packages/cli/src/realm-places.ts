import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { REALM_ID } from '@marquee/realm';
import { listRealms, REALM_FILE, realmId } from '@marquee/realm/node';
import { UsageError } from './command';
import { meantRealm } from './meant-realm';

/** A realm's folder. */
export interface Place {
  folder: string;
  /** The id, if it is not the folder's name. */
  id?: string;
}

export interface Places {
  places: Place[];
  /** Folders to watch for changes. */
  roots: string[];
}

export interface AskedRealms {
  /** Each a realm's name, a realm.json, the folder of a realm, or a folder of realms. */
  paths: readonly string[];
  /** The folder in which realms are found by name. */
  realms: string;
}

/**
 * Finds each named realm, once.
 * @throws {UsageError} when there is no realm at one of the paths.
 */
export async function realmPlaces({ paths, realms }: AskedRealms): Promise<Places> {
  const places = new Map<string, Place>();
  const roots = new Set<string>();
  for (const path of paths) {
    for (const place of await placesAt(path, realms)) {
      places.set(resolve(place.folder), place);
      // The realms that it extends are beside it.
      roots.add(resolve(place.folder, '..'));
    }
  }
  return { places: [...places.values()], roots: [...roots] };
}

/** Turns a realm's name into the path of its folder; a path stays as it is. */
async function pathOf(path: string, realms: string): Promise<string> {
  // An empty name or a dot would be the whole folder of realms.
  if (!REALM_ID.test(path)) return path;
  const folder = join(realms, path);
  return (await kindOf(folder)) === 'folder' ? folder : path;
}

async function placesAt(given: string, realms: string): Promise<Place[]> {
  const path = await pathOf(given, realms);
  const kind = await kindOf(path);
  if (kind === 'nothing') {
    const named = REALM_ID.test(path) ? `, and no realm of that name in ${realms}` : '';
    const meant = await meantRealm(given, realms);
    throw new UsageError(`There is nothing at "${path}"${named}.${meant}`);
  }
  if (kind === 'file') {
    if (basename(path) === REALM_FILE) return [ofFile(path)];
    throw new UsageError(
      `${path} is not a realm: give a ${REALM_FILE}, or a folder that holds one.`,
    );
  }
  if ((await kindOf(join(path, REALM_FILE))) !== 'nothing') return [{ folder: path }];

  const list = await listRealms(path);
  if (!list.ok) throw new UsageError(list.finding.message);
  if (list.ids.length === 0) throw new UsageError(`There is no realm in ${path}.`);
  return list.ids.map((id) => ({ folder: join(path, id) }));
}

/** A single file, such as a draft, is checked whatever its folder's name. */
function ofFile(path: string): Place {
  const folder = dirname(path);
  const id = realmId(folder);
  return { folder, id: REALM_ID.test(id) ? id : 'realm' };
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new UsageError(`${path} cannot be read (${error.message}).`);
  });
  if (!stats) return 'nothing';
  return stats.isDirectory() ? 'folder' : 'file';
}
