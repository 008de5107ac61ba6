import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFeature } from '../new-feature.mjs';
import { root } from '../workspace/root.mjs';

const LISTS = ['apps/web/package.json', 'apps/origin/src/server.ts', 'schemas/routes/routes.json'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-feature-'));
  for (const path of LISTS) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path));
  }
});
afterEach(() => rm(folder, { recursive: true }));

const read = (path: string) => readFile(join(folder, path), 'utf8');

it('a new feature is eleven files and two lines, and says so', async () => {
  const { written, isNewRoute } = await writeFeature(folder, 'dog-shows');
  expect(isNewRoute).toBe(true);
  expect(written).toHaveLength(13);
  for (const path of written) expect(await read(path)).toMatch(/dog-shows|dogShows|feature/);
  expect(await read('apps/origin/src/server.ts')).toMatch(/\n {4}dogShows,\n {2}\],\n {2}realms/);
  expect(await read('apps/origin/src/server.ts')).toContain(
    "import { dogShows } from './modules/dog-shows';\nimport { identity }",
  );
  expect(JSON.parse(await read('apps/web/package.json')).dependencies['@marquee/dog-shows']).toBe(
    '*',
  );
  expect(await read('schemas/features/dog-shows.yaml')).toContain('default: /dog-shows');
});

it('a page for a row of the route table brings no row of its own', async () => {
  const { isNewRoute } = await writeFeature(folder, 'guide', 'epg');
  expect(isNewRoute).toBe(false);
  expect(await read('packages/guide/src/guide.ts')).toContain("name: 'epg'");
  expect(await read('schemas/features/guide.yaml')).not.toContain('routes:');
});

it('what is there already is not written over', async () => {
  await writeFeature(folder, 'guide');
  await expect(writeFeature(folder, 'guide')).rejects.toThrow(
    'packages/guide/package.json is there already. Nothing was written.',
  );
});

it.each([undefined, '', 'Guide', 'guide_2', '../guide'])('%s is no name', async (name) => {
  await expect(writeFeature(folder, name)).rejects.toThrow(
    'cannot be a feature’s name'.replace('’', "'"),
  );
});

it('a route that the table does not have is named', async () => {
  await expect(writeFeature(folder, 'guide', 'tv')).rejects.toThrow('has no route "tv"');
});
