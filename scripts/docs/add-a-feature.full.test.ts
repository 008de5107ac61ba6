import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { copyRepository, LONGEST, type RepositoryCopy } from './copy-of-repository';

const example = join(root, 'docs/examples/add-a-feature');
const modules = join(root, 'node_modules');
const CONTRACT = 'schemas/features/help.yaml';
const OWN = 'packages/help/';
/** Where the app lists what it is made of. */
const APP = 'apps/web/package.json';
const APP_LINE = '    "@marquee/help": "*",\n';

let repository: RepositoryCopy;
/** Path → hash of what the copy held before anything was added. */
let before: Map<string, string>;

async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !/(^|\/)(node_modules|\.turbo)\//.test(path));
  const hashes = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return [path, createHash('sha256').update(bytes).digest('hex')] as const;
    }),
  );
  return new Map(hashes);
}

/** A copy with the example in its places, and the one line in the app. */
beforeAll(async () => {
  repository = await copyRepository('add-a-feature', [
    'apps/web',
    'docs/operators',
    'realm-configs/plain',
    'turbo.json',
    'package-lock.json',
  ]);
  const { folder } = repository;
  before = await filesOf(folder);
  for (const part of ['packages', 'schemas']) {
    await cp(join(example, part), join(folder, part), { recursive: true });
  }
  await repository.link('packages/help');
  const app = await readFile(join(folder, APP), 'utf8');
  const opening = '"dependencies": {\n';
  await writeFile(join(folder, APP), app.replace(opening, opening + APP_LINE));
});
afterAll(() => repository.remove());

describe('the worked example of CONTRIBUTING.md: a feature is a package, one schema file and one line', () => {
  it('is generated, and changes no other file that is written by hand', {
    timeout: LONGEST,
  }, async () => {
    const generator = join(repository.folder, 'schemas/generate/index.mjs');
    const { code, output } = await repository.run(generator, []);
    expect(output).toContain('wrote apps/web/src/generated/features.ts');
    expect(code).toBe(0);
    const generated = [...output.matchAll(/^wrote (.*)$/gm)].map(([, path]) => path);
    const after = await filesOf(repository.folder);
    const touched = [...after]
      .filter(([path, hash]) => before.get(path) !== hash && !generated.includes(path))
      .map(([path]) => path);
    const beside = touched.filter((path) => !path.startsWith(OWN));
    expect(beside.sort()).toEqual([APP, CONTRACT]);
    expect(beside.filter((path) => before.has(path))).toEqual([APP]);
  });

  it('describes the section in the operators’ reference', { timeout: LONGEST }, async () => {
    const page = join(repository.folder, 'docs/operators/realm-reference.md');
    expect(await readFile(page, 'utf8')).toContain('### Section: help desk');
  });

  it('compiles', { timeout: LONGEST }, async () => {
    const compiler = join(modules, 'typescript-7/bin/tsc');
    const { code, output } = await repository.run(compiler, ['-p', 'tsconfig.json']);
    expect(output.trim()).toBe('');
    expect(code).toBe(0);
  });

  it('respects the import boundaries', { timeout: LONGEST }, async () => {
    const { code, output } = await repository.run(join(modules, 'turbo/bin/turbo'), ['boundaries']);
    expect(output).toContain('no issues found');
    expect(code).toBe(0);
  });

  it('shows its page, its link and its section', { timeout: LONGEST }, async () => {
    const { folder } = repository;
    const file = join(folder, 'realm-configs/plain/realm.json');
    const realm = JSON.parse(await readFile(file, 'utf8'));
    const section = { type: 'helpDesk', id: 'desk', title: 'Any questions?' };
    await writeFile(file, JSON.stringify({ ...realm, pages: { home: { sections: [section] } } }));
    const proof = 'apps/web/src/help-at-home.test.tsx';
    await cp(join(example, 'proof/help-at-home.test.tsx'), join(folder, proof));
    const { code, output } = await repository.run(join(modules, 'vitest/vitest.mjs'), [
      'run',
      'packages/help',
      proof,
    ]);
    expect(output).toContain('11 passed');
    expect(code).toBe(0);
  });
});
