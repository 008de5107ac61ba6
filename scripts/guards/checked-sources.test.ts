import { describe, expect, it } from 'vitest';
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
