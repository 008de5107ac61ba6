import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../stand/paths.mjs';

/** The realm package, bundled as a program would have it. */
async function loadRealmPackage() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const { outputFiles } = await build({
      stdin: { contents: "export { parseRealm } from '@marquee/realm';", resolveDir: root },
      bundle: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      write: false,
      logLevel: 'error',
    });
    const file = join(folder, 'realm.mjs');
    await writeFile(file, outputFiles[0].text);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many realm files a second are read, checked and resolved, on one core. */
export async function validation({ seconds }) {
  const { parseRealm } = await loadRealmPackage();
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
