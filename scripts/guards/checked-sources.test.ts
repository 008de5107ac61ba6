import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';
import {
  checkedSources,
  needlessExceptions,
  SOURCES,
  UNCHECKED,
  uncheckedSources,
} from './checked-sources';
import { repositoryPaths } from './repository-files';

describe('npm run typecheck', () => {
  const sources = repositoryPaths(...SOURCES);
  const checked = checkedSources();

  it('checks every source of the repository except the named exceptions', () => {
    expect(sources.length).toBeGreaterThan(2000);
    expect(uncheckedSources(sources, checked)).toEqual([]);
  });

  it('has no needless exception, and none without a reason', () => {
    expect(needlessExceptions(sources, checked)).toEqual([]);
    for (const reason of Object.values(UNCHECKED)) expect(reason).toMatch(/\w{3}/);
  });

  it.each(['scripts/new.mjs', 'docs/examples/new.ts', 'packages/new/scripts/new.cjs'])(
    'has a guard that names %s when the configuration leaves it out',
    (file) => expect(uncheckedSources([file], checked)).toEqual([file]),
  );

  it('has a guard that names an exception which is checked after all', () => {
    expect(needlessExceptions(['bench/bench.mjs'], ['bench/bench.mjs'], ['bench/'])).toEqual([
      'bench/',
    ]);
  });
});

/** A place for each kind of source that the repository has. */
const PLACES = [
  'packages/realm/src/planted.ts',
  'packages/realm/src/planted.test.ts',
  'packages/identity/src/planted.test.tsx',
  'packages/design-system/src/components/Planted/Planted.tsx',
  'packages/design-system/src/components/Planted/Planted.stories.tsx',
  'packages/design-system/src/components/Planted/Planted.docs.ts',
  'packages/renderer/scripts/planted.mjs',
  'packages/cli/src/testing/planted.cjs',
  'packages/test-browser/src/planted.mjs',
  'packages/library/src/planted.test.tsx',
  'apps/artwork/src/planted.ts',
  'apps/web/src/planted.tsx',
  'apps/web/build/planted.mjs',
  'apps/web/planted.config.ts',
  'apps/storybook/.storybook/planted.ts',
  'apps/storybook/scripts/planted.mjs',
  'apps/origin/planted.mjs',
  'schemas/generate/planted.mjs',
  'schemas/generate/routes/planted.mjs',
  'schemas/generate/planted.test.ts',
  'scripts/planted.mjs',
  'scripts/guards/planted.test.ts',
  'docs/examples/planted.ts',
  'docs/deploy/planted.mjs',
  'bench/planted.mjs',
  'e2e/viewer/planted.spec.ts',
  'planted.config.ts',
];

const WRONG = "Math.abs('text');\n";
const UNTYPED_SCRIPT = 'export const planted = (given) => given;\n';
const SOUND_SCRIPT =
  '/** @param {string} given */\nexport const sound = (given) => given.trim();\n';

describe('the compiler with the configuration of the repository', () => {
  let copy: string;
  let output: string;

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'planted-'));
    copyFileSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const place of PLACES) write(place, WRONG);
    write('scripts/untyped.mjs', UNTYPED_SCRIPT);
    write('scripts/sound.mjs', SOUND_SCRIPT);
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    ({ output } = await runNode(compiler, ['-p', '.', '--pretty', 'false'], { cwd: copy }));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(PLACES)('finds a wrong type in %s', (place) => {
    expect(output).toContain(`${place}(1,10): error TS2345:`);
  });

  it('finds a parameter of a script that has no type', () => {
    expect(output).toMatch(/^scripts\/untyped\.mjs\(1,25\): error TS7006:/m);
  });

  it('finds nothing in a script that is typed by its comments', () => {
    expect(output).not.toContain('scripts/sound.mjs');
    expect(output.match(/error TS/g)).toHaveLength(PLACES.length + 1);
  });
});
