import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled } from '../stand/bundled.mjs';
import { root } from '../stand/paths.mjs';

const ENTRY = `
export { examineMutations } from ${JSON.stringify(join(root, 'packages/realm/src/corpus/examine-mutations.ts'))};
export { readAssets } from ${JSON.stringify(join(root, 'packages/realm/src/node/read-assets.ts'))};
`;

/** Seeded mutations of the sample realms, each read, judged and printed as `marquee validate` does. */
export async function mutations({ count }) {
  const { examineMutations, readAssets } = await bundled(ENTRY);
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
