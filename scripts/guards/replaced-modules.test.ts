import { describe, expect, it } from 'vitest';
import { alone, aloneInDom } from '../../vitest.config';
import { repositoryFiles } from './repository-files';

describe('a test file that replaces modules', () => {
  it('runs alone, because another file of its worker may have loaded them before', () => {
    const replacing = repositoryFiles('*.test.ts', '*.test.tsx')
      .filter(({ text }) => /^\s*vi\.(?:doMock|mock)\(/m.test(text))
      .map(({ file }) => file);
    expect(replacing.length).toBeGreaterThan(3);
    const apart = new Set([...alone, ...aloneInDom]);
    expect(replacing.filter((file) => !apart.has(file))).toEqual([]);
  });
});
