import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Finding, REALM_ID } from '@marquee/realm';
import { listRealms, misnamedRealm, REALM_FILE, realmId } from '@marquee/realm/node';
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
  /** What looks like a realm in the folders and is none. */
  findings: Finding[];
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
  const misnamed = new Map<string, Finding>();
  for (const path of paths) {
    const found = await placesAt(path, realms);
    for (const finding of found.findings) misnamed.set(resolve(finding.file), finding);
    for (const place of found.places) {
      places.set(resolve(place.folder), place);
      // The realms that it extends are beside it.
      roots.add(resolve(place.folder, '..'));
    }
  }
  return { places: [...places.values()], roots: [...roots], findings: [...misnamed.values()] };
}

/** Turns a realm's name into the path of its folder; a path stays as it is. */
async function pathOf(path: string, realms: string): Promise<string> {
  // An empty name or a dot would be the whole folder of realms.
  if (!REALM_ID.test(path)) return path;
  const folder = join(realms, path);
  return (await kindOf(folder)) === 'folder' ? folder : path;
}

async function placesAt(given: string, realms: string): Promise<Omit<Places, 'roots'>> {
  const path = await pathOf(given, realms);
  const kind = await kindOf(path);
  if (kind === 'nothing') {
    const named = REALM_ID.test(path) ? `, and no realm of that name in ${realms}` : '';
    const meant = await meantRealm(given, realms);
    throw new UsageError(`There is nothing at "${path}"${named}.${meant}`);
  }
  if (kind === 'file') {
    if (basename(path) === REALM_FILE) return { places: [ofFile(path)], findings: [] };
    throw new UsageError(
      `${path} is not a realm: give a ${REALM_FILE}, or a folder that holds one.`,
    );
  }
  if ((await kindOf(join(path, REALM_FILE))) !== 'nothing')
    return { places: [{ folder: path }], findings: [] };

  const list = await listRealms(path);
  if (!list.ok) throw new UsageError(list.finding.message);
  if (list.ids.length === 0) {
    const misnamed = misnamedRealm(path) ?? list.findings[0];
    throw new UsageError(
      [`There is no realm in ${path}.`, misnamed?.message].filter(Boolean).join(' '),
    );
  }
  const places = list.ids.map((id) => ({ folder: join(path, id) }));
  return { places, findings: list.findings };
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
