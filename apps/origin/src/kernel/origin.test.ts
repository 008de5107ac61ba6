import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sandbox } from '../server';
import { startOrigin } from '../testing/test-origin';
import { defineOriginModule } from './module';

const one = defineOriginModule({ name: 'one', limits: { labels: 'catalogue' } });
const two = defineOriginModule({ name: 'two', limits: { labels: 'identity' } });
const user = defineOriginModule({ name: 'user', uses: { one } });

let cacheFolder: string;
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'origin-'));
});
afterEach(() => rm(cacheFolder, { recursive: true }));

it.each([
  ['that come before those that they use', [user, one], 'The module user uses one'],
  ['that limit the same call', [one, two], 'The limit of labels is the module one’s already'],
])('startOrigin refuses modules %s, and makes no database', async (_, modules, message) => {
  await expect(startOrigin({ cacheFolder }, { ...sandbox, modules })).rejects.toThrow(message);
  expect(await readdir(cacheFolder)).toEqual([]);
});
