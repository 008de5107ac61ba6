// Bundles the command into dist/marquee.mjs, with the list of what went into it.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

export const BUNDLE = join(folder, 'dist/marquee.mjs');
export const INPUTS = join(folder, 'dist/inputs.json');

export async function buildCommand() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, 'src/main.ts')],
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // jsonc-parser's "main" loads its parts in a way that no bundler can follow.
    mainFields: ['module', 'main'],
    // Packages that are CommonJS inside expect require() to be there.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  await mkdir(dirname(BUNDLE), { recursive: true });
  await replace(INPUTS, JSON.stringify(Object.keys(metafile.inputs)));
  await replace(BUNDLE, outputFiles.map(({ text }) => text).join(''));
}

/**
 * In one step, so that another process never reads half a file.
 * @param {string} file
 * @param {string} text
 */
async function replace(file, text) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) await buildCommand();
