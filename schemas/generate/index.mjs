// Generates everything that is derived from the contracts; with --check it writes nothing and fails when
// a committed file is stale. Each generator exports `generate(): Promise<Map<path from the root, text>>`, and `FOLDER` where
// it alone writes into a folder: files there that it no longer writes are deleted.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { orphansIn } from './orphans.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const check = process.argv.includes('--check');
// Pages about rules last: they quote messages of the validator that is generated before.
const generators = ['routes', 'realm', 'origin', 'catalogue', 'app', 'rules'];

let stale = 0;
let count = 0;
for (const name of generators) {
  const { generate, FOLDER } = await import(`./${name}.mjs`);
  const generated = await generate(root);
  for (const path of FOLDER ? await orphansIn(root, FOLDER, generated) : []) {
    if (check) {
      stale += 1;
      console.error(`${path} is generated no more: run "npm run generate" and commit the result.`);
    } else {
      await rm(join(root, path));
      console.log(`removed ${path}`);
    }
  }
  for (const [path, text] of generated) {
    count += 1;
    const file = join(root, path);
    const current = await readFile(file, 'utf8').catch(
      (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    if (current === text) continue;
    if (check) {
      stale += 1;
      console.error(`${path} is stale: run "npm run generate" and commit the result.`);
    } else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      console.log(`wrote ${path}`);
    }
  }
}
console.log(`${count} generated files, ${check ? `${stale} stale` : 'up to date'}`);
if (stale > 0) process.exitCode = 1;
