import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files';

it('no code that runs on a server calls URL.canParse, which after many calls refuses addresses with letters such as ü', () => {
  const code = repositoryFiles(
    'packages/realm/src/*.ts',
    'packages/cli/src/*.ts',
    'apps/*/src/*.ts',
    'scripts/*.mjs',
    ':!*.test.ts',
  );
  expect(code.length).toBeGreaterThan(300);
  const asking = code.filter(({ text }) => /\bURL\.canParse\(/.test(text));
  expect(asking.map(({ file }) => file)).toEqual([]);
});
