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
 * Reads a realm's name from the site's answer; a realm that is not served is called by its folder.
 * @param {string} manifest
 * @param {string} id
 */
function nameIn(manifest, id) {
  const { short_name: name } = JSON.parse(manifest);
  return typeof name === 'string' ? name : id;
}

/**
 * Lists the realms of a folder with address, name, and whether the site serves them. The names come from the site: a realm's file may have
 * comments, and texts in several languages.
 * @param {string} folder
 * @param {number} port
 * @param {string} [hostname] the address of the site
 */
export async function realmAddresses(folder, port, hostname) {
  const realms = [];
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  for (const id of names.sort()) {
    if (!(await isRealm(join(folder, id)))) continue;
    const host = `${id}.localhost:${port}`;
    // Only a served realm has this small document, whatever its languages and its origin.
    const manifest = await answerOf(port, '/manifest.webmanifest', { host, hostname });
    const served = manifest?.status === 200;
    let name = id;
    if (served) {
      // This list is in English, so the brand's English name is preferred.
      const english = await answerOf(port, '/en/manifest.webmanifest', { host, hostname });
      name = nameIn((english?.status === 200 ? english : manifest).text, id);
    }
    realms.push({ id, name, address: `http://${host}/`, served });
  }
  return realms;
}
