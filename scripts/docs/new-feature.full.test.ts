import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFeature } from '../new-feature.mjs';
import { root } from '../workspace/root.mjs';
import { copyRepository, LONGEST, type RepositoryCopy } from './copy-of-repository';

const modules = join(root, 'node_modules');

let repository: RepositoryCopy;
beforeAll(async () => {
  repository = await copyRepository('new-feature', [
    'apps/web',
    'apps/origin',
    'docs/operators',
    'realm-configs/plain',
    'turbo.json',
    'package-lock.json',
  ]);
  await writeFeature(repository.folder, 'dog-shows');
  await repository.link('packages/dog-shows');
});
afterAll(() => repository.remove());

it('a new feature is generated: its route, its call, and its place in the app', {
  timeout: LONGEST,
}, async () => {
  const { code, output } = await repository.run(
    join(repository.folder, 'schemas/generate/index.mjs'),
    [],
  );
  expect(output).toContain('wrote apps/web/src/generated/features.ts');
  expect(code).toBe(0);
});

it('a new feature compiles, with its origin module', { timeout: LONGEST }, async () => {
  const compiler = join(modules, 'typescript-7/bin/tsc');
  const { code, output } = await repository.run(compiler, ['-p', 'tsconfig.json']);
  expect(output.trim()).toBe('');
  expect(code).toBe(0);
});

it('a new feature respects the import boundaries', { timeout: LONGEST }, async () => {
  const { code, output } = await repository.run(join(modules, 'turbo/bin/turbo'), ['boundaries']);
  expect(output, output).toContain('no issues found');
  expect(code).toBe(0);
});
