import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLabels } from '@marquee/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { copyRepository, LONGEST, type RepositoryCopy } from './copy-of-repository';

const example = join(root, 'docs/examples/add-a-provider');
const modules = join(root, 'node_modules');
let repository: RepositoryCopy;

/** The parts of the repository that know of providers, with the example's two in their places. */
beforeAll(async () => {
  repository = await copyRepository('add-a-provider', ['apps/web/package.json']);
  const { folder } = repository;
  await cp(
    join(example, 'season-ticket.schema.json'),
    join(folder, 'schemas/realm/providers/season-ticket.schema.json'),
  );
  await cp(
    join(example, 'season-ticket'),
    join(folder, 'packages/identity/src/providers/season-ticket'),
    { recursive: true },
  );
});
afterAll(() => repository.remove());

describe('the worked example of CONTRIBUTING.md: a provider is one schema file and one folder', () => {
  it('is generated, and a realm may use it', { timeout: LONGEST }, async () => {
    const { code, output } = await repository.run(
      join(repository.folder, 'schemas/generate/index.mjs'),
      [],
    );
    expect(output).toContain('wrote packages/identity/src/generated/providers.ts');
    expect(code).toBe(0);
    const script = join(repository.folder, 'validate.mjs');
    await writeFile(
      script,
      `import { readFileSync } from 'node:fs';
import validate from './packages/realm/src/generated/validate-config.js';
const realm = JSON.parse(readFileSync(${JSON.stringify(join(root, 'realm-configs/plain/realm.json'))}, 'utf8'));
for (const provider of [{ type: 'seasonTicket', club: 'rovers' }, { type: 'seasonTicket' }]) {
  realm.auth.providers = [{ type: 'id' }, provider];
  console.log(validate(realm));
}
`,
    );
    expect((await repository.run(script, [])).output.trim().split('\n')).toEqual(['true', 'false']);
  });

  it('compiles', { timeout: LONGEST }, async () => {
    const { code, output } = await repository.run(join(modules, 'typescript-7/bin/tsc'), [
      '-p',
      'tsconfig.json',
    ]);
    expect(output.trim()).toBe('');
    expect(code).toBe(0);
  });

  it('signs a viewer in', { timeout: LONGEST }, async () => {
    const { code, output } = await repository.run(join(modules, 'vitest/vitest.mjs'), [
      'run',
      'packages/identity/src/providers/season-ticket',
    ]);
    expect(output).toContain('1 passed');
    expect(code).toBe(0);
  });

  it('has its labels in every language', { timeout: LONGEST }, async () => {
    const words = async (language: string) =>
      JSON.parse(await readFile(join(example, `season-ticket/labels/${language}.json`), 'utf8'));
    const [en, es, pt, ar] = await Promise.all(['en', 'es', 'pt', 'ar'].map(words));
    expect(checkLabels({ en, es, pt, ar })).toEqual([]);
  });
});
