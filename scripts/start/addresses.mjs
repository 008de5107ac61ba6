import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../workspace/errors.mjs';
import { answerOf } from '../workspace/service.mjs';

/** @param {string} folder */
const isRealm = (folder) =>
  access(join(folder, 'realm.json')).then(
    () => true,
    (error) => !['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? ''),
  );

/**
 * The name in what the site says of a realm; a realm that is not served goes by its folder.
 * @param {string} manifest
 * @param {string} id
 */
function nameIn(manifest, id) {
  const { short_name: name } = JSON.parse(manifest);
  return typeof name === 'string' ? name : id;
}

/**
 * Every realm of a folder with its address and whether the site serves it. The site tells the names: a realm's file may have
 * comments, and texts in several languages.
 * @param {string} folder
 * @param {number} port
 * @param {string} [hostname] the address that is asked
 */
export async function realmAddresses(folder, port, hostname) {
  const realms = [];
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  for (const id of names.sort()) {
    if (!(await isRealm(join(folder, id)))) continue;
    const host = `${id}.localhost:${port}`;
    // A small document that only a served realm has, whatever its languages and its origin.
    const manifest = await answerOf(port, '/manifest.webmanifest', { host, hostname });
    const served = manifest?.status === 200;
    let name = id;
    if (served) {
      // This list is in English, which a brand may have beside its own language.
      const english = await answerOf(port, '/en/manifest.webmanifest', { host, hostname });
      name = nameIn((english?.status === 200 ? english : manifest).text, id);
    }
    realms.push({ id, name, address: `http://${host}/`, served });
  }
  return realms;
}
