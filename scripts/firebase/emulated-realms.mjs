import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../workspace/errors.mjs';

/**
 * The parts of a realm's file that are read here, unchecked.
 * @typedef {object} RealmFile
 * @property {unknown} [name]
 * @property {string | string[]} [extends]
 * @property {{ providers?: unknown }} [auth]
 */

/** @typedef {{ type?: string, emulator?: string, projectId?: string, $remove?: boolean }} Provider */

/**
 * @param {string} file
 * @returns {Promise<RealmFile | null>}
 */
async function readRealm(file) {
  // Imported late, because a fresh clone has no packages when npm start begins.
  const { parse } = await import('jsonc-parser');
  try {
    // Reads as much as possible of a file with a mistake, which the site reports.
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}

/**
 * The name in English, in which it is printed, else in whichever language there is.
 * @param {RealmFile} realm
 */
function nameOf({ name }) {
  if (typeof name !== 'object' || name === null) return String(name);
  return String('en' in name ? name.en : Object.values(name)[0]);
}

/**
 * A realm's Firebase provider, with inherited keys: later entries of `extends` win, and the realm itself wins over
 * all. Presets have no Firebase provider.
 * @param {string} id
 * @param {ReadonlyMap<string, RealmFile>} realms
 * @param {readonly string[]} [way]
 * @returns {Provider}
 */
function firebaseOf(id, realms, way = []) {
  const realm = realms.get(id);
  if (!realm || way.includes(id)) return {};
  const inherited = [realm.extends ?? []]
    .flat()
    .map((base) => firebaseOf(base, realms, [...way, id]));
  /** @type {(Provider | undefined)[]} */
  const providers = Array.isArray(realm.auth?.providers) ? realm.auth.providers : [];
  const own = providers.find((one) => one?.type === 'firebase');
  return own?.$remove ? {} : Object.assign({}, ...inherited, own);
}

/**
 * The realms of a folder that sign in with a project of an emulator at their origin.
 * @param {string} folder
 * @returns {Promise<{ name: string, project: string }[]>}
 */
export async function emulatedRealms(folder) {
  const ids = (await readdir(folder)).sort();
  const read = await Promise.all(ids.map((id) => readRealm(join(folder, id, 'realm.json'))));
  /** @type {Map<string, RealmFile>} */
  const realms = new Map();
  for (const [index, id] of ids.entries()) {
    const realm = read[index];
    if (realm) realms.set(id, realm);
  }
  return [...realms].flatMap(([id, realm]) => {
    const { emulator, projectId } = firebaseOf(id, realms);
    if (!String(emulator).startsWith('/')) return [];
    return { name: nameOf(realm), project: String(projectId) };
  });
}
