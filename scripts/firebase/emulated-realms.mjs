import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function readRealm(file) {
  // Not before it is installed: a fresh clone has no packages when npm start begins.
  const { parse } = await import('jsonc-parser');
  try {
    // As much as can be read of a file with a mistake: the site that does not serve it says so.
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return null;
    throw error;
  }
}

/** The name in English, in which it is printed, else in whichever language there is. */
function nameOf({ name }) {
  if (typeof name !== 'object' || name === null) return String(name);
  return String(name.en ?? Object.values(name)[0]);
}

/**
 * What a realm says of its Firebase provider, with what it inherits of it: later ones of `extends` win, the realm itself over
 * all. Presets have none.
 */
function firebaseOf(id, realms, way = []) {
  const realm = realms.get(id);
  if (!realm || way.includes(id)) return {};
  const inherited = [realm.extends ?? []]
    .flat()
    .map((base) => firebaseOf(base, realms, [...way, id]));
  const providers = Array.isArray(realm.auth?.providers) ? realm.auth.providers : [];
  const own = providers.find((one) => one?.type === 'firebase');
  return own?.$remove ? {} : Object.assign({}, ...inherited, own);
}

/** The realms of a folder that sign in with a project of an emulator at their origin: `{ name, project }`. */
export async function emulatedRealms(folder) {
  const ids = (await readdir(folder)).sort();
  const read = await Promise.all(
    ids.map(async (id) => [id, await readRealm(join(folder, id, 'realm.json'))]),
  );
  const realms = new Map(read.filter(([, realm]) => realm));
  return [...realms].flatMap(([id, realm]) => {
    const { emulator, projectId } = firebaseOf(id, realms);
    if (!String(emulator).startsWith('/')) return [];
    return { name: nameOf(realm), project: String(projectId) };
  });
}
