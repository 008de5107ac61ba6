import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statusOf } from '../workspace/service.mjs';

async function nameOf(folder, id) {
  try {
    const { name } = JSON.parse(await readFile(join(folder, id, 'realm.json'), 'utf8'));
    return typeof name === 'string' ? name : id;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    // Comments are allowed in realm.json; its name only decorates the list.
    if (error instanceof SyntaxError) return id;
    throw error;
  }
}

/** Every realm of a folder with its address and whether the site serves it. */
export async function realmAddresses(folder, port, hostname) {
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const realms = [];
  for (const id of ids.sort()) {
    const name = await nameOf(folder, id);
    if (name === null) continue;
    const host = `${id}.localhost:${port}`;
    // A small document that only a served realm has, whatever its languages and its origin.
    const served = (await statusOf(port, '/manifest.webmanifest', { host, hostname })) === 200;
    realms.push({ id, name, address: `http://${host}/`, served });
  }
  return realms;
}
