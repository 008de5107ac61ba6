import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAssets } from '../node/read-assets';
import { examineMutations, type Sample } from './examine-mutations';

const folder = join(import.meta.dirname, '../../../../realm-configs');

const SAMPLES: Sample[] = await Promise.all(
  (await readdir(folder)).sort().map(async (id) => {
    const stored = await readAssets(join(folder, id), id);
    const assets = new Map([...stored].map(([path, { asset }]) => [path, asset]));
    return { id, text: await readFile(join(folder, id, 'realm.json'), 'utf8'), assets };
  }),
);

// The bench puts 100,000 through (`npm run bench -- --only mutations`); so does this with FULL=1.
const COUNT = process.env.FULL === '1' ? 100_000 : 2_000;

it(`${COUNT} mutations of the sample realms end in 0 or 1, and never in a trace`, () => {
  const { codes, broken } = examineMutations(SAMPLES, Array(COUNT).keys());
  expect(broken).toEqual([]);
  expect(Object.keys(codes)).toEqual(['0', '1']);
  expect((codes[0] ?? 0) + (codes[1] ?? 0)).toBe(COUNT);
  // Mutations that nothing is wrong with, or everything, would show nothing.
  expect(codes[0]).toBeGreaterThan(COUNT / 100);
  expect(codes[1]).toBeGreaterThan(COUNT / 2);
});
