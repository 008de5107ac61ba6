// Builds the site: the browser's code, the server's code, the inlined boot script, and what hosts of files send compressed.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { PIECES, piecesOf } from './first-code.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.NODE_ENV = 'production';

// Once to see what the bundler puts together by itself, and once with the code of first pages in few files.
const seen = await vite({ root, logLevel: 'warn', build: { write: false, minify: false } });
const chunks = [seen]
  .flat()
  .flatMap((built) => ('output' in built ? built.output : []))
  .filter((one) => one.type === 'chunk');
const pieces = piecesOf(chunks);
const groups = PIECES.map((name) => ({
  name,
  /** @param {string} id */
  test: (id) => pieces.get(id) === name,
  includeDependenciesRecursively: false,
}));
await vite({
  root,
  logLevel: 'warn',
  build: { rollupOptions: { output: { codeSplitting: { groups } } } },
});
await vite({
  root,
  logLevel: 'warn',
  build: { ssr: true },
});
const boot = await esbuild({
  entryPoints: [join(root, 'src/boot/boot.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  charset: 'utf8',
  write: false,
});
await writeFile(join(root, 'dist/boot.js'), boot.outputFiles.map(({ text }) => text).join(''));

const { packCode } = await import(pathToFileURL(join(root, 'dist/server/index.js')).href);
packCode(join(root, 'dist'));
