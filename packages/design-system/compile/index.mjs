// Compiles the design system's styles: runs every `*.styles.ts` once, at build time, with the real
// style engine. The browser gets class names and one style sheet with all rules.
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = join(dirname(fileURLToPath(import.meta.url)), '../src');
const engine = join(source, 'stitches.ts');
const internal = Symbol.for('sxs.internal');

/**
 * A component as the engine makes it of `css({ … })`; called for a class name, it also makes the
 * rules.
 * @typedef {((props: Record<string, string>) => { className: string }) & { [internal]?: unknown }} Component
 */

/** @typedef {{ variants?: Record<string, object>, defaultVariants?: Record<string, unknown>, compoundVariants?: unknown[] }} Config */

/** @typedef {Map<unknown, Config[]>} Configs component → what it was made of */

/**
 * @typedef {object} CompiledStyles
 * @property {Map<string, string>} modules absolute path of a styles module → its code for the browser
 * @property {string} sheet every rule of every style, in the engine's own order
 */

/**
 * Compiles every style of the design system.
 * @returns {Promise<CompiledStyles>}
 */
export async function compileStyles() {
  const files = (await readdir(source, { recursive: true }))
    .filter((file) => file.endsWith('.styles.ts'))
    .sort()
    .map((file) => join(source, file));
  const { modules, configs, getCssText } = await evaluate(files);
  const compiled = new Map(
    files.map((file) => [file, writeModule(file, modules[file] ?? {}, configs)]),
  );
  // The markers by which the engine finds its rules again are not read in the browser.
  const sheet = getCssText()
    .replace(/--sxs\{[^}]*\}/g, '')
    .replace(/@media\{\}/g, '');
  const [unknown] =
    /@(?!media|supports|keyframes|font-face|container|property|layer)[\w-]+/.exec(sheet) ?? [];
  if (unknown) {
    throw new Error(
      `A style uses "${unknown}", which is neither CSS nor one of the media of src/stitches.ts, so its rules would never apply.`,
    );
  }
  return { modules: compiled, sheet };
}

/**
 * Runs all styles in one process, with a `css` that also records its arguments.
 * @param {string[]} files
 * @returns {Promise<{ modules: Record<string, Record<string, unknown>>, configs: Configs, getCssText: () => string }>}
 */
async function evaluate(files) {
  const entry = [
    `import { css as real, getCssText } from ${JSON.stringify(engine)};`,
    "import { configs } from 'style-configs';",
    ...files.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`),
    `export const modules = {${files.map((file, index) => `${JSON.stringify(file)}: m${index}`).join(',')}};`,
    'export { configs, getCssText, real };',
  ].join('\n');
  const result = await build({
    stdin: { contents: entry, resolveDir: source, sourcefile: 'styles-entry.js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'remember-configs',
        setup(setup) {
          setup.onResolve({ filter: /^style-configs$/ }, (args) => ({
            path: args.path,
            namespace: 'configs',
          }));
          setup.onLoad({ filter: /.*/, namespace: 'configs' }, () => ({
            contents: 'export const configs = new Map();',
          }));
          setup.onResolve({ filter: /\/stitches$/ }, (args) =>
            args.importer.endsWith('.styles.ts')
              ? { path: 'remembering', namespace: 'engine' }
              : undefined,
          );
          setup.onLoad({ filter: /.*/, namespace: 'engine' }, () => ({
            contents: [
              `import { css as real } from ${JSON.stringify(engine)};`,
              `export * from ${JSON.stringify(engine)};`,
              "import { configs } from 'style-configs';",
              'export const css = (...parts) => { const made = real(...parts); configs.set(made, parts); return made; };',
            ].join('\n'),
            resolveDir: source,
          }));
        },
      },
    ],
  });
  const text = result.outputFiles.map((output) => output.text).join('');
  const code = Buffer.from(text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * @param {unknown} value
 * @returns {value is Component}
 */
const isComponent = (value) => typeof value === 'function' && internal in value;

/**
 * @param {string} file
 * @param {Record<string, unknown>} exported
 * @param {Configs} configs
 */
function writeModule(file, exported, configs) {
  const lines = Object.entries(exported).map(([name, value]) => {
    if (isComponent(value)) {
      return `export const ${name} = /* @__PURE__ */ recipe(${recipeOf(file, name, value, configs)});`;
    }
    if (typeof value === 'function') {
      throw new Error(
        `${relative(source, file)} exports the function "${name}". A styles module is compiled away, so it may hold css({ … }) and plain data only; move the function beside it.`,
      );
    }
    return `export const ${name} = ${JSON.stringify(value)};`;
  });
  const runtime = join(source, 'recipe');
  return `import { recipe } from ${JSON.stringify(runtime)};\n${lines.join('\n')}\n`;
}

/**
 * The arguments of `recipe`. Asking the engine for each class name also makes its rules.
 * @param {string} file
 * @param {string} name
 * @param {Component} component
 * @param {Configs} configs
 */
function recipeOf(file, name, component, configs) {
  const [config, ...others] = configs.get(component) ?? [];
  if (!config || others.length > 0 || (config.compoundVariants ?? []).length > 0) {
    throw new Error(
      `${relative(source, file)}: "${name}" composes styles or has compound variants, which are not compiled. Write it as one css({ … }) with plain variants.`,
    );
  }
  const defaults = Object.fromEntries(
    Object.entries(config.defaultVariants ?? {}).map(([variant, value]) => [
      variant,
      String(value),
    ]),
  );
  const [base = ''] = component({}).className.split(' ');
  /** @type {Record<string, Record<string, string>>} */
  const variants = {};
  for (const [variant, values] of Object.entries(config.variants ?? {})) {
    for (const value of Object.keys(values)) {
      const suffix = `-${variant}-${value}`;
      const own = component({ [variant]: value })
        .className.split(' ')
        .find((token) => token.startsWith(`${base}-`) && token.endsWith(suffix));
      if (!own) continue;
      variants[variant] = {
        ...variants[variant],
        [value]: own.slice(base.length + 1, -suffix.length),
      };
    }
  }
  const given = [base, variants, defaults];
  while (given.length > 1 && Object.keys(given.at(-1) ?? {}).length === 0) given.pop();
  return given.map((part) => JSON.stringify(part)).join(', ');
}
