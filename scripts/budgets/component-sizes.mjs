/** @import { CompiledStyles } from '@marquee/design-system/compile' */
/** @import { Plugin } from 'esbuild' */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileStyles } from '@marquee/design-system/compile';
import { build } from 'esbuild';
import { root } from '../workspace/root.mjs';

const entry = join(root, 'packages/design-system/src/index.ts');
const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** The components that the design system exports, with one icon for all, because icons have the same size. */
async function componentNames() {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    metafile: true,
    logLevel: 'error',
  });
  const exports = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return exports.filter((name) => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name)).sort();
}

/**
 * Builds the design system as pages get it: with class names instead of the style engine.
 * @param {CompiledStyles} styles
 * @returns {Plugin}
 */
function compiledStyles({ modules }) {
  return {
    name: 'compiled-styles',
    setup(setup) {
      setup.onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
        contents: modules.get(path),
        loader: 'js',
        resolveDir: join(path, '..'),
      }));
    },
  };
}

/**
 * Makes each name a module that exports one component.
 * @type {Plugin}
 */
const oneComponentEach = {
  name: 'one-component-each',
  setup(setup) {
    setup.onResolve({ filter: /^component:/ }, ({ path }) => ({ path, namespace: 'component' }));
    setup.onLoad({ filter: /.*/, namespace: 'component' }, ({ path }) => ({
      contents: `export { ${path.slice('component:'.length)} } from ${JSON.stringify(entry)};`,
      resolveDir: root,
    }));
  },
};

/**
 * Measures what each component alone adds to a page that has React: minified and compressed, in bytes.
 * @returns {Promise<Map<string, number>>}
 */
export async function componentSizes() {
  const [names, styles] = await Promise.all([componentNames(), compileStyles()]);
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `component:${name}`, out: name })),
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    minify: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [oneComponentEach, compiledStyles(styles)],
    logLevel: 'error',
  });
  const sizes = new Map();
  for (const { path, contents } of outputFiles) {
    sizes.set(/([^/\\]+)\.js$/.exec(path)?.[1] ?? path, gzipSync(contents, { level: 9 }).length);
  }
  return sizes;
}

/** The committed table: component → kilobytes of 1000 bytes. */
export const budgetFile = join(root, 'scripts/budgets/component-budgets.json');

/** @returns {Promise<Record<string, number>>} */
export const readBudgets = async () => JSON.parse(await readFile(budgetFile, 'utf8'));
