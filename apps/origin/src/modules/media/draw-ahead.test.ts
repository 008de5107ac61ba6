import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/database';
import { openDatabase } from '../../kernel/database/open';
import { sandbox } from '../../server';
import { cacheFolder } from '../../testing/test-origin';
import { drawAhead } from './draw-ahead';
import type { ImageService } from './service';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ storage: 'memory', cacheFolder }, quiet, sandbox);
}, 120_000);
afterAll(() => database?.close());

/** A service in place of the one that draws: counts what is read, and how many at once. */
function counting() {
  const read: string[] = [];
  const atOnce = { now: 0, most: 0 };
  const images: ImageService = {
    find: async ({ realm, titleId, crop, width, format }) => ({
      etag: '""',
      async read() {
        atOnce.now += 1;
        atOnce.most = Math.max(atOnce.most, atOnce.now);
        await Promise.resolve();
        atOnce.now -= 1;
        read.push(`${realm}/${titleId}/${crop}/${width}.${format}`);
        return Buffer.alloc(0);
      },
    }),
    close: async () => undefined,
  };
  return { images, read, atOnce };
}

it('draws the first hero of every realm, for a phone and for wide screens, one after the other', async () => {
  const { images, read, atOnce } = counting();
  await drawAhead(database.db, images, () => false);
  const realms = ['apex', 'corral', 'metro', 'noor', 'plain', 'unity'];
  expect(read.map((name) => name.replace(/\/[^/]+\//, '/'))).toEqual(
    realms.flatMap((realm) => [
      `${realm}/heroMobile/960.avif`,
      `${realm}/hero/1440.avif`,
      `${realm}/hero/1920.avif`,
    ]),
  );
  expect(new Set(read.map((name) => name.split('/').slice(0, 2).join('/'))).size).toBe(6);
  expect(atOnce.most).toBe(1);
});

it('ends when the origin ends', async () => {
  const { images, read } = counting();
  await drawAhead(database.db, images, () => read.length === 2);
  expect(read).toHaveLength(2);
});
