import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../stand/paths.mjs';

const ENTRY = `
export { examineMutations } from ${JSON.stringify(join(root, 'packages/realm/src/corpus/examine-mutations.ts'))};
export { readAssets } from ${JSON.stringify(join(root, 'packages/realm/src/node/read-assets.ts'))};
`;

async function load() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const { outputFiles } = await build({
      stdin: { contents: ENTRY, resolveDir: root },
      bundle: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      write: false,
      logLevel: 'error',
    });
    const file = join(folder, 'mutations.mjs');
    await writeFile(file, outputFiles[0].text);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seeded mutations of the sample realms, each read, judged and printed as `marquee validate` does. */
export async function mutations({ count }) {
  const { examineMutations, readAssets } = await load();
  const folder = join(root, 'realm-configs');
  const samples = [];
  for (const id of (await readdir(folder)).sort()) {
    const stored = await readAssets(join(folder, id), id);
    const assets = new Map([...stored].map(([path, { asset }]) => [path, asset]));
    const text = await readFile(join(folder, id, 'realm.json'), 'utf8');
    samples.push({ id, text, assets });
  }
  const begun = performance.now();
  const { codes, broken } = examineMutations(samples, Array(count).keys());
  const perSecond = Math.round((count / (performance.now() - begun)) * 1000);
  return { count, codes, broken, perSecond, met: broken.length === 0 };
}
