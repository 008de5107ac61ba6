import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentDocs, type Key } from '@marquee/design-system/docs';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const design = join(root, 'packages/design-system/src');

interface SourceFile {
  path: string;
  text: string;
}

const filesIn = (folder: string, ends: RegExp): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

const IS_CHECK = /\.(test|stories|docs)\.tsx?$/;

const components = filesIn(join(design, 'components'), /\.tsx?$/);
const journeys = filesIn(join(root, 'apps/storybook/keyboard'), /\.mjs$/);
const product = ['identity', 'renderer', 'titles', 'catalogue', 'library', 'player', 'commerce']
  .flatMap((name) => filesIn(join(root, 'packages', name, 'src'), /\.tsx?$/))
  .concat(filesIn(join(root, 'apps/web/src'), /\.tsx?$/))
  .filter(({ path }) => !IS_CHECK.test(path));

/** Exported components of the design system; icons have a page of their own. */
const exported = [
  ...readFileSync(join(design, 'index.ts'), 'utf8').matchAll(
    /^(?: {2}|export \{ )(\w+)(?:,| \})/gm,
  ),
]
  .map(([, one = '']) => one)
  .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'));

const all = Object.entries(componentDocs);
const pieces = all.flatMap(([, docs]) => docs.pieces ?? []);

/** Components with a file of their own name; a few are exported from a path of their own. */
const written = components.map(
  ({ path }) =>
    path
      .split('/')
      .at(-1)
      ?.replace(/\.tsx$/, '') ?? '',
);

/** The components that pages of the product import from the design system. */
const taken = new Set(
  product.flatMap(({ text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@marquee\/design-system[^']*'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  ),
);

const isIn = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`);

/** Whether a page of the product renders it, itself or inside another component that it renders. */
function isUsed(name: string, way: readonly string[] = []): boolean {
  if (taken.has(name)) return true;
  return components
    .filter((file) => file.path.endsWith('.tsx') && !IS_CHECK.test(file.path))
    .filter((file) => file.text.includes(`<${name}`))
    .map(({ path }) => path.split('/').at(-1)?.replace('.tsx', '') ?? '')
    .some((outer) => outer !== name && !way.includes(outer) && isUsed(outer, [...way, name]));
}

const tests = components.filter(({ path }) => /\.test\.tsx$/.test(path));

/** A component's status, by the definitions of `STATUS`. */
function statusOf(name: string) {
  if (!tests.some(({ text }) => new RegExp(`<${name}\\b`).test(text))) return 'alpha';
  return isUsed(name) ? 'ready' : 'beta';
}

/**
 * The files of a component: its own, and those of the components that it renders or is rendered
 * beside.
 */
function filesOf(name: string) {
  const { folder = '', related = {} } = componentDocs[name] ?? {};
  const own = components.filter(isIn(folder));
  const drawn = own
    .filter(({ path }) => !IS_CHECK.test(path))
    .flatMap(({ text }) => [...text.matchAll(/from '\.\.\/([A-Z]\w+)'/g)].map(([, one]) => one));
  const beside = Object.keys(related).map((one) => componentDocs[one]?.folder);
  const folders = new Set([folder, ...drawn, ...beside]);
  return components.filter(({ path }) => folders.has(path.split('/')[0] ?? ''));
}

/** Names of the platform, which our code need not contain. */
const PLATFORM = /^(?:aria-[a-z]+|<[a-z]+>|autoComplete|placeholder|alt|title|type|main)$/;

/** How tests, stories and code write a key. */
const PROOFS: Partial<Record<Key, RegExp>> = {
  ArrowLeft: /ArrowLeft|\bback\b/,
  ArrowRight: /ArrowRight|\bforward\b/,
  Space: /' '|\bSpace\b|keyboard\('.* .*'\)/,
  letters: /\btype\(|userEvent\.keyboard/,
  digits: /\btype\(|userEvent\.keyboard|digits/i,
  Tab: /\bTab\b|userEvent\.tab/,
};

/** How code asks for a key: as a text, or as a name in a table of keys. */
const ASKED =
  /'(Arrow\w+|Home|End|PageUp|PageDown|Escape|Backspace|Enter)'|\b(Arrow\w+|Home|End|PageUp|PageDown):/g;

const folders = [...new Set(all.map(([, { folder }]) => folder))];

describe('the docs of components', () => {
  it('exist for every exported component and every component with a page', () => {
    const shown = components
      .filter(({ path }) => path.endsWith('.stories.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/\bcomponent: ([A-Z]\w+)/g)])
      .map(([, name = '']) => name);
    const without = [...exported, ...shown].filter(
      (name) => !componentDocs[name] && !pieces.includes(name),
    );
    expect(without).toEqual([]);
  });

  it('belong to components that exist', () => {
    const unknown = [...all.map(([name]) => name), ...pieces].filter(
      (name) => !exported.includes(name) && !written.includes(name),
    );
    expect(unknown).toEqual([]);
  });

  it.each(all)('of %s give the status that it has', (name, { status }) => {
    expect(status).toBe(statusOf(name));
  });

  it.each(all)('of %s name only keys that its code, tests or journeys handle', (name, docs) => {
    const own = filesOf(name)
      .filter(({ path }) => !path.endsWith('.docs.ts'))
      .concat(journeys.filter(({ text }) => text.includes(`-${name.toLowerCase()}--`)));
    const unproven = docs.keys
      .filter(([, , by]) => by === undefined)
      .flatMap(([keys]) => keys)
      .filter((key) => !own.some(({ text }) => (PROOFS[key] ?? new RegExp(key)).test(text)));
    expect(unproven).toEqual([]);
  });

  it.each(folders)('in %s name every key that the code there handles', (folder) => {
    const told = new Set<string>(
      all
        .filter(([, docs]) => docs.folder === folder)
        .flatMap(([, { keys }]) => keys.flatMap(([names]) => names)),
    );
    const asked = components
      .filter(isIn(folder))
      .filter(({ path }) => !IS_CHECK.test(path))
      .flatMap(({ text }) => [...text.matchAll(ASKED)].map(([, quoted, named]) => quoted ?? named));
    expect(asked.filter((key = '') => !told.has(key))).toEqual([]);
  });

  it.each(all)('of %s name only existing props, values and components', (name, docs) => {
    const own = filesOf(name).filter(({ path }) => !IS_CHECK.test(path));
    const said = [
      ...docs.anatomy.map(([, what]) => what),
      ...docs.keys.map(([, does]) => does),
      ...docs.announced,
      ...docs.accessibility,
      ...docs.do,
      ...docs.dont,
      ...Object.values(docs.related),
    ];
    const names = said.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, one]) => one));
    const unknown = names.filter(
      (one = '') =>
        !exported.includes(one) &&
        !PLATFORM.test(one) &&
        !own.some(({ text }) => text.includes(one)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(all)('of %s link only to components that have a page', (name, { related }) => {
    const lost = Object.keys(related).filter((one) => one === name || !componentDocs[one]);
    expect(lost).toEqual([]);
  });

  it.each(all)('of %s have parts, a do and a don’t', (_, docs) => {
    expect(docs.anatomy.length).toBeGreaterThan(0);
    expect(docs.do.length).toBeGreaterThan(0);
    expect(docs.dont.length).toBeGreaterThan(0);
    expect(docs.accessibility.length).toBeGreaterThan(0);
  });
});
