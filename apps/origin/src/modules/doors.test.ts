import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../kernel/package-root';
import { sandbox } from '../server';

const src = join(packageRoot, 'src');

interface Import {
  /** The file that imports, and the one that is imported, without its extension; from `src`. */
  from: string;
  to: string;
}

/** Every import of one file of the origin's by another, tests left out. */
function importsIn(folder: string): Import[] {
  const files = readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.flatMap((from) =>
    [...readFileSync(join(src, from), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
      ([, path = '']) => ({
        from,
        to: normalize(join(dirname(from), path)),
      }),
    ),
  );
}

/** `identity` of `modules/identity/viewers/viewers`; undefined outside of the modules. */
const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)/.exec(file)?.[1];

const imports = importsIn('modules');
const between = imports.filter(
  ({ from, to }) => moduleOf(to) !== undefined && moduleOf(from) !== moduleOf(to),
);
const told = ({ from, to }: Import) => `${from} imports ${relative('modules', to)}`;

describe('modules', () => {
  it('are each a folder, and a line in the server', () => {
    const folders = readdirSync(join(src, 'modules'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(sandbox.modules.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it('import of each other only what their index exports, and tables to refer to', () => {
    const inner = between.filter(({ to }) => !/^modules\/[^/]+$|\/tables$/.test(to));
    expect(inner.map(told)).toEqual([]);
  });

  it('import only the modules in their `uses`', () => {
    const uses = new Map(
      sandbox.modules.map(({ name, uses }) => [name, Object.values(uses).map((one) => one.name)]),
    );
    const unsaid = between.filter(
      ({ from, to }) => !uses.get(moduleOf(from) ?? '')?.includes(moduleOf(to) ?? ''),
    );
    expect(unsaid.map(told)).toEqual([]);
  });

  it.each(['kernel', 'counterparts'])('are not imported by the %s', (folder) => {
    const known = importsIn(folder).filter(({ to }) => moduleOf(to) !== undefined);
    expect(known.map(told)).toEqual([]);
  });
});
