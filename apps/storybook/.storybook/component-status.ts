import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Status } from '@marquee/design-system/docs';
import type { Plugin } from 'vite';

const ID = 'virtual:component-status';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const IS_CHECK = /\.(test|stories|docs)\.tsx?$/;

interface SourceFile {
  /** The file's name without its ending. */
  name: string;
  path: string;
  text: string;
}

const filesIn = (root: string): SourceFile[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      name: basename(path).replace(/\.tsx?$/, ''),
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }));

/** The names that pages of the product import from the design system. */
function importedNames(): Set<string> {
  const packages = readdirSync(folder('packages')).filter((name) => name !== 'design-system');
  const product = [...packages.map((name) => `packages/${name}/src`), 'apps/web/src']
    .flatMap((path) => filesIn(folder(path)))
    .filter(({ path }) => !IS_CHECK.test(path));
  const imports = /import (?:type )?\{([^}]*)\} from '@marquee\/design-system[^']*'/g;
  return new Set(
    product
      .flatMap(({ text }) => [...text.matchAll(imports)].map(([, names = '']) => names))
      .flatMap((names) => names.split(',').map((name) => name.trim())),
  );
}

/** Tells the status of a component, by the definitions of `STATUS`: from its tests, and the pages that render it. */
export function readStatuses(): (name: string) => Status {
  const files = filesIn(folder('packages/design-system/src/components'));
  const tests = files.filter(({ path }) => /\.test\.tsx$/.test(path));
  const code = files.filter(({ path }) => path.endsWith('.tsx') && !IS_CHECK.test(path));
  const imported = importedNames();
  /** Whether a page renders it, itself or inside another component that it renders. */
  const isUsed = (name: string, way: readonly string[] = []): boolean =>
    imported.has(name) ||
    code
      .filter((file) => file.text.includes(`<${name}`))
      .filter((outer) => outer.name !== name && !way.includes(outer.name))
      .some((outer) => isUsed(outer.name, [...way, name]));
  return (name) => {
    const isTested = tests.some(({ text }) => new RegExp(`<${name}\\b`).test(text));
    if (!isTested) return 'alpha';
    return isUsed(name) ? 'ready' : 'beta';
  };
}

/** Gives the workshop's pages the status of each component that has docs. */
export function componentStatus(): Plugin {
  return {
    name: 'component-status',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const statusOf = readStatuses();
      const documented = filesIn(folder('packages/design-system/src/components'))
        .filter(({ path }) => path.endsWith('.docs.ts'))
        .flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = docsOf/gm)])
        .map(([, name = '']) => [name, statusOf(name)]);
      return `export const statuses = ${JSON.stringify(Object.fromEntries(documented))};`;
    },
  };
}
