import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { doorsOf, publicNames, valueNames } from './public-names';
import { repositoryFiles, repositoryPaths } from './repository-files';

const manifests = repositoryFiles('packages/*/package.json', 'schemas/package.json');
const readRepository = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** The list is beside the package, so that a change of what is public is seen as one. Taken anew with `vitest run -u`. */
describe('the public names of a package', () => {
  it.each(manifests)('are those of the list beside $file', async ({ file, text }) => {
    const folder = dirname(file);
    const files = repositoryPaths(`${folder}/*`);
    await expect(publicNames(JSON.parse(text), folder, files, readRepository)).toMatchFileSnapshot(
      join(root, folder, 'public-names.txt'),
    );
  });
});

describe('valueNames', () => {
  it('returns the names that a module exports at run time', async () => {
    const found = valueNames('packages/i18n/src/index.ts', readRepository);
    expect(found).toEqual(Object.keys(await import('@marquee/i18n')).sort());
  });

  const named = (text: string, others: Record<string, string> = {}) =>
    valueNames('src/index.ts', (file) => ({ 'src/index.ts': text, ...others })[file]);

  it.each([
    ['export { b, a } from "./x";', ['a', 'b']],
    ['export { a as b } from "./x";', ['b']],
    ['export { a, type B } from "./x"; export type { C } from "./y";', ['a']],
    [
      'export const a = 1; export function b() {} export class C {} export enum D {}',
      ['C', 'D', 'a', 'b'],
    ],
    ['export const { a, b: [c] } = x;', ['a', 'c']],
    ['export type A = 1; export interface B {} const c = 1; export default c;', ['default']],
    ['export default function a() {}', ['default']],
    ['export * as icons from "./x";', ['icons']],
  ])('reads %s', (text, names) => expect(named(text)).toEqual(names));

  it('follows a star export, which does not pass on the default', () => {
    const others = { 'src/x/index.ts': 'export const a = 1; export default a;' };
    expect(named('export * from "./x"; export const b = 2;', others)).toEqual(['a', 'b']);
  });

  it('reports which star export it cannot follow', () => {
    expect(() => named('export * from "react";')).toThrow(/src\/index\.ts exports all of "react"/);
  });
});

describe('doorsOf', () => {
  it('returns an entry point for each module that a star matches, and one for all files that are not modules', () => {
    const exports = {
      '.': './src/index.ts',
      './samples/*': './src/samples/*.ts',
      './fonts/*': './fonts/*',
    };
    const files = ['p/src/samples/one.ts', 'p/src/samples/one.test.ts', 'p/src/samples/in/two.ts'];
    expect(doorsOf({ name: '@m/p', exports }, 'p', files)).toEqual([
      { address: '@m/p', file: 'p/src/index.ts' },
      { address: '@m/p/samples/one', file: 'p/src/samples/one.ts' },
      { address: '@m/p/fonts/*', file: 'p/fonts/*' },
    ]);
  });
});
