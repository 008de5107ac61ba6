import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../kernel/database/database';
import { openDatabase } from '../../../kernel/database/open';
import { sandbox } from '../../../server';
import { cacheFolder } from '../../../testing/test-origin';
import { titles } from '../../catalogue/tables';
import { viewers } from '../../identity/viewers/tables';
import { RANK_STEP } from '../rules/list-ranks';
import { pageOfList, titlesAround } from './list-pages';
import { watchlistItems, watchlists } from './tables';

const GONE = 'left-the-catalogue';
let database: OpenDatabase;
beforeAll(async () => {
  const log = { info: () => {}, warn: () => {} };
  database = await openDatabase({ storage: 'memory', cacheFolder }, log, sandbox);
}, 120_000);
afterAll(() => database?.close());

/** A list of six videos, of which the catalogue does not have the third. */
async function planted() {
  const { db } = database;
  const [viewer] = await db
    .select({ id: viewers.id })
    .from(viewers)
    .where(and(eq(viewers.realmId, 'apex'), eq(viewers.identifier, 'viewer@example.com')));
  const videos = await db
    .select({ id: titles.id })
    .from(titles)
    .where(and(eq(titles.realmId, 'apex'), eq(titles.kind, 'video')))
    .orderBy(asc(titles.position))
    .limit(5);
  const ids = videos.map(({ id }) => id);
  const all = [...ids.slice(0, 2), GONE, ...ids.slice(2)];
  const profile = viewer?.id ?? '';
  const row = { id: 'gone-titles-of-a-list', viewerId: profile, profile };
  const [list] = await db
    .insert(watchlists)
    .values({ ...row, name: 'Mine', nameKey: 'mine', createdAt: new Date() })
    .returning();
  if (!list) throw new Error('The list was not stored.');
  await db.insert(watchlistItems).values(
    all.map((titleId, index) => ({
      listId: list.id,
      titleId,
      contentType: 'video' as const,
      name: titleId === GONE ? 'The Last Round' : titleId,
      rank: index * RANK_STEP,
    })),
  );
  return { list, ids, profile };
}

it('a title that is gone keeps its place and its name, has no picture, and is nobody’s neighbour', async () => {
  const { list, ids, profile } = await planted();
  const reading = { realmId: 'apex', locale: 'en', now: 1_767_225_600, address: 'http://origin' };
  const answering = { reading, realmId: 'apex', sharing: true, profile };
  const { watchlist, content } = await pageOfList(database.db, answering, list, { rpp: 25 });
  expect(content[2]).toEqual({
    id: GONE,
    contentType: 'video',
    name: 'The Last Round',
    place: String(2 * RANK_STEP),
    thumbnailUrl: undefined,
    smallCoverUrl: undefined,
    gone: true,
  });
  expect(content.filter(({ gone }) => gone)).toHaveLength(1);
  expect(watchlist.size).toBe(6);
  expect(watchlist.thumbnails.map((url) => url.split('/').at(-2))).toEqual(ids.slice(0, 4));
  const around = await titlesAround(database.db, reading, list, {
    contentId: ids[1] ?? '',
    size: 5,
  });
  expect(around?.after.map(({ id }) => id)).toEqual(ids.slice(2));
  const beside = await titlesAround(database.db, reading, list, { contentId: GONE, size: 2 });
  expect(beside?.before.map(({ id }) => id)).toEqual([ids[1]]);
});
