// Writes the operators' pages about rules: each from its rule, its example, and the finding for the example.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SOURCES = 'packages/realm/src/lint-rules';
/** The folder in which every file is generated here. */
export const FOLDER = 'docs/operators/rules';
/** The other files of the folder. */
const OTHERS = ['examine.ts', 'rule.ts', 'rule-docs.ts', 'index.ts'];

/**
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, string>>} path from the root → text
 */
export async function generate(root) {
  const files = (await readdir(join(root, SOURCES)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !OTHERS.includes(file))
    .sort();
  const imports = files.map((file, at) => `import { page as p${at} } from './${file}';`);
  const pages = files.map((file, at) => `${JSON.stringify(file.slice(0, -'.ts'.length))}: p${at}`);
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "import { ruleDocs } from './rule-docs.ts';",
        ...imports,
        `export const docs = () => ruleDocs({ ${pages.join(', ')} });`,
      ].join('\n'),
      resolveDir: join(root, SOURCES),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // CommonJS packages need require().
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    // jsonc-parser's "main" loads its parts in a way that no bundler can follow.
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'error',
  });
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  try {
    const file = join(folder, 'rules.mjs');
    await writeFile(file, outputFiles.map(({ text }) => text).join(''));
    const { docs } = await import(pathToFileURL(file).href);
    return await docs();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
