import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLabels } from '@marquee/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';

const example = join(root, 'docs/examples/add-a-provider');
// Inside the checkout, so that libraries are found; the packages are the copy's own.
const copy = join(root, '.cache/add-a-provider');
const modules = join(root, 'node_modules');

const run = (file: string, args: string[]) =>
  runNode(file, args, { cwd: copy, timeoutMs: 100_000 });

/** The parts of the repository that know of providers, with the example's two in their places. */
beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(join(copy, 'node_modules/@marquee'), { recursive: true });
  // Stories need the workshop, which knows nothing of this.
  const wanted = (path: string) =>
    !/(\/(node_modules|dist|\.turbo)|\.stories\.tsx|\/story-of\.tsx)$/.test(path);
  for (const part of ['packages', 'schemas', 'tsconfig.json', 'vitest.config.ts', 'package.json']) {
    await cp(join(root, part), join(copy, part), { recursive: true, filter: wanted });
  }
  await mkdir(join(copy, 'scripts'));
  for (const name of ['vitest-setup.ts', 'vitest-dom-setup.ts']) {
    await cp(join(root, 'scripts', name), join(copy, 'scripts', name));
  }
  const names = await readdir(join(copy, 'packages'));
  // Libraries that a workspace has in another version than the root stand in its own folder.
  for (const workspace of ['schemas', ...names.map((name) => join('packages', name))]) {
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) await symlink(join(root, own), join(copy, own));
  }
  for (const name of names) {
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules/@marquee', name));
  }
  await symlink(join(copy, 'schemas'), join(copy, 'node_modules/@marquee/schemas'));

  await cp(
    join(example, 'season-ticket.schema.json'),
    join(copy, 'schemas/realm/providers/season-ticket.schema.json'),
  );
  await cp(
    join(example, 'season-ticket'),
    join(copy, 'packages/identity/src/providers/season-ticket'),
    { recursive: true },
  );
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('the worked example of CONTRIBUTING.md: a provider is one schema file and one folder', () => {
  it('generates, and a realm may use it', async () => {
    const { code, output } = await run(join(copy, 'schemas/generate/index.mjs'), []);
    expect(output).toContain('wrote packages/identity/src/generated/providers.ts');
    expect(code).toBe(0);
    const script = join(copy, 'validate.mjs');
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
    expect((await run(script, [])).output.trim().split('\n')).toEqual(['true', 'false']);
  });

  it('compiles', async () => {
    const { code, output } = await run(join(modules, 'typescript-7/bin/tsc'), [
      '-p',
      'tsconfig.json',
    ]);
    expect(output.trim()).toBe('');
    expect(code).toBe(0);
  });

  it('signs in', async () => {
    const { code, output } = await run(join(modules, 'vitest/vitest.mjs'), [
      'run',
      'packages/identity/src/providers/season-ticket',
    ]);
    expect(output).toContain('1 passed');
    expect(code).toBe(0);
  });

  it('has its words in every language', async () => {
    const words = async (language: string) =>
      JSON.parse(await readFile(join(example, `season-ticket/labels/${language}.json`), 'utf8'));
    const [en, es, pt, ar] = await Promise.all(['en', 'es', 'pt', 'ar'].map(words));
    expect(checkLabels({ en, es, pt, ar })).toEqual([]);
  });

  it('reads in CONTRIBUTING.md as it stands in the files', async () => {
    const guide = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
    for (const file of [
      'season-ticket.schema.json',
      'season-ticket/index.ts',
      'season-ticket/labels/en.json',
    ]) {
      expect(guide, file).toContain((await readFile(join(example, file), 'utf8')).trim());
    }
  });
});
