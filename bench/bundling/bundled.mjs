import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

/**
 * Loads source of the repository, bundled as a program would have it.
 * @param {string} entry the text of a module
 */
export async function bundled(entry) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: root },
      bundle: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      // CommonJS libraries require Node's own modules with it.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      write: false,
      logLevel: 'error',
    });
    const file = join(folder, 'bundled.mjs');
    await writeFile(file, outputFiles.map(({ text }) => text).join(''));
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
