import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from '../bundling/bundled.mjs';
import { root } from '../paths.mjs';

/**
 * How many realm files a second are read, checked and resolved, on one core.
 * @param {{ seconds: number }} options
 */
export async function validation({ seconds }) {
  const { parseRealm } = await bundled("export { parseRealm } from '@marquee/realm';");
  const folder = join(root, 'realm-configs');
  const files = [];
  for (const id of await readdir(folder)) {
    const file = join(folder, id, 'realm.json');
    files.push({ id, file, text: await readFile(file, 'utf8'), assets: new Map() });
  }
  for (const input of files) parseRealm(input);
  const begun = performance.now();
  let count = 0;
  while (performance.now() - begun < seconds * 1000) {
    for (const input of files) parseRealm(input);
    count += files.length;
  }
  return { perSecond: Math.round((count / (performance.now() - begun)) * 1000) };
}
