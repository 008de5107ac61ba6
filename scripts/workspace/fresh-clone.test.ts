import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

/** What a file needs before its first line runs, and the file that it goes on with (`await import('./…')` at its top level). */
const IMPORT =
  /^(?:(?:import|export)\b[^;]*?\bfrom |import |(?:const .*?= )?await import\()'([^']+)'/gm;

/** Packages that are needed to load a file, each with the file that names it. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('node:') || name.endsWith('.json')) return [];
    if (name.startsWith('.')) return packagesOf(join(dirname(file), name), seen);
    return [`${file.slice(root.length + 1)} needs ${name}`];
  });
}

it.each(['start.mjs', 'test.mjs'])(
  'scripts/%s starts in a fresh clone: it needs no package before it has installed them',
  (name) => {
    const seen = new Set<string>();
    expect(packagesOf(join(root, 'scripts', name), seen)).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  },
);
