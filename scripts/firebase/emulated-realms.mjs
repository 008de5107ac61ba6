import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function readRealm(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // No realm, or one with comments or a mistake: whoever serves it says so.
    if (['ENOENT', 'ENOTDIR'].includes(error.code) || error instanceof SyntaxError) return null;
    throw error;
  }
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
      .map(({ projectId }) => ({ name: String(realm.name), project: String(projectId) }));
  });
}
