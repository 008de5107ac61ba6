/** @import { Plugin } from 'esbuild' */
import { join } from 'node:path';

import { compileStyles } from '@marquee/design-system/compile';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

/** The design system's style sheet, and a plugin that replaces the style engine by its class names. */
export async function compiledStyles() {
  const { modules, sheet } = await compileStyles();
  /** @type {Plugin} */
  const plugin = {
    name: 'compiled-styles',
    setup(setup) {
      setup.onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
        contents: modules.get(path),
        loader: 'js',
        resolveDir: join(path, '..'),
      }));
    },
  };
  return { sheet, plugin };
}

/**
 * @param {string[]} files
 * @param {Plugin[]} plugins
 * @returns {import('esbuild').BuildOptions & { write: false }}
 */
const asViewersGetIt = (files, plugins) => ({
  entryPoints: files.map((file) => join(root, 'bench', file)),
  bundle: true,
  write: false,
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  nodePaths: [join(root, 'node_modules')],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
  plugins,
});

/**
 * Leaves out code that a page loads later, by `import()`.
 * @type {Plugin}
 */
const lateCode = {
  name: 'late-code',
  setup(setup) {
    setup.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Bundles a file of the bench with all that it needs at first, as viewers get it: production, minified.
 * @param {string} file
 * @param {Plugin[]} plugins
 * @param {{ late?: boolean }} [options] `late`: and what it asks for later
 */
export async function pageCode(file, plugins, { late = false } = {}) {
  const { outputFiles } = await build({
    ...asViewersGetIt([file], late ? plugins : [...plugins, lateCode]),
    format: 'iife',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Files of the bench as modules, what they share in modules of its own.
 * @param {string[]} files
 * @param {Plugin[]} plugins
 * @param {string} [head] is before each
 * @returns {Promise<Map<string, string>>} code by name: `/rjsf.js` is that of `forms/page/rjsf.mjs`
 */
export async function pageModules(files, plugins, head = '') {
  const { outputFiles } = await build({
    ...asViewersGetIt(files, plugins),
    format: 'esm',
    splitting: true,
    outdir: '/',
    entryNames: '[name]',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, head + text]));
}

/**
 * Runs TypeScript of the workspace here.
 * @param {string} source a module
 * @param {string} folder from where it imports
 */
export async function imported(source, folder) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(root, folder) },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = outputFiles.map(({ text }) => text).join('');
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
