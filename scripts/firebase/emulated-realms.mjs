import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';

async function readRealm(file) {
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

/** The realms of a folder that sign in with a project of an emulator at their origin: `{ name, project }`. */
export async function emulatedRealms(folder) {
  const ids = (await readdir(folder)).sort();
  const realms = await Promise.all(ids.map((id) => readRealm(join(folder, id, 'realm.json'))));
  return realms.flatMap((realm) => {
    const providers = realm?.auth?.providers;
    if (!Array.isArray(providers)) return [];
    return providers
      .filter((one) => one?.type === 'firebase' && String(one.emulator).startsWith('/'))
      .map(({ projectId }) => ({ name: nameOf(realm), project: String(projectId) }));
  });
}
