import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../kernel/database/database';
import { openDatabase } from '../../../kernel/database/open';
import { sandbox } from '../../../server';
import { cacheFolder } from '../../../testing/test-origin';
import { titles } from '../../catalogue/tables';
import { viewers } from '../../identity/viewers/tables';
import { currentProfile, type OwnProfile } from '../own-profile';
import { newKey, ownerOf } from './list-access';
import { createList, saveList, shareList } from './list-changes';
import { addToList } from './list-content';
import { watchlists } from './tables';

let database: OpenDatabase;
beforeAll(async () => {
  const log = { info: () => {}, warn: () => {} };
  database = await openDatabase({ storage: 'memory', cacheFolder }, log, sandbox);
}, 120_000);
afterAll(() => database?.close());

const now = new Date('2026-01-01T00:00:00Z');
const reading = { realmId: 'apex', locale: 'en', now: 1_767_225_600, address: 'http://origin' };

async function ownOf(identifier: string): Promise<OwnProfile> {
  const [viewer] = await database.db
    .select()
    .from(viewers)
    .where(and(eq(viewers.realmId, 'apex'), eq(viewers.identifier, identifier)));
  if (!viewer) throw new Error(`There is no ${identifier}.`);
  return { viewer, profile: await currentProfile(database.db, viewer.id) };
}

const refusal = (code: string, details?: object) =>
  expect.objectContaining(details ? { code, details } : { code });

it('a realm may lower how many lists a profile has, its own and saved ones each', async () => {
  const { db } = database;
  const own = await ownOf('viewer@example.com');
  for (const name of ['One', 'Two']) await createList(db, own, { name, most: 2, now });
  await expect(createList(db, own, { name: 'Three', most: 2, now })).rejects.toEqual(
    refusal('LIMIT', { of: 'lists', most: 2 }),
  );
  const other = await ownOf('second@example.com');
  for (const name of ['Theirs', 'Theirs too', 'And theirs']) {
    const { id } = await createList(db, other, { name, most: 100, now });
    const { shareKey, profile } = await shareList(db, other, {
      list: { id },
      shared: true,
      sharing: true,
    });
    const list = { id: shareKey ?? '', owner: ownerOf(profile) };
    const saved = saveList(db, own, { list, sharing: true, most: 2, now });
    if (name === 'And theirs') await expect(saved).rejects.toEqual(refusal('LIMIT'));
    else expect((await saved).name).toBe(name);
  }
});

it('the origin keeps a hundred lists, whatever a realm says', async () => {
  const own = await ownOf('older@example.com');
  const { viewer, profile } = own;
  await database.db.insert(watchlists).values(
    Array.from({ length: 99 }, (_, number) => ({
      id: newKey(),
      viewerId: viewer.id,
      profile: profile.id,
      name: `List ${number}`,
      nameKey: `list ${number}`,
      createdAt: now,
    })),
  );
  await createList(database.db, own, { name: 'The last', most: 500, now });
  await expect(createList(database.db, own, { name: 'One more', most: 500, now })).rejects.toEqual(
    refusal('LIMIT', { of: 'lists', most: 100 }),
  );
});

it('titles that do not all fit are not added, and those that are there already need no room', async () => {
  const { db } = database;
  const own = await ownOf('linked@example.com');
  const rows = await db
    .select({ id: titles.id })
    .from(titles)
    .where(and(eq(titles.realmId, 'apex'), eq(titles.kind, 'video')))
    .orderBy(asc(titles.position))
    .limit(5);
  const content = rows.map(({ id }) => ({ id, contentType: 'video' as const }));
  const list = await createList(db, own, { name: 'Small', most: 100, now });
  const answering = { reading, realmId: 'apex', sharing: true, profile: own.profile.id };
  const add = (from: number, to: number) =>
    addToList(db, own, { list, content: content.slice(from, to), most: 3, answering });
  expect((await add(0, 2)).added).toHaveLength(2);
  await expect(add(1, 4)).rejects.toEqual(refusal('LIMIT', { of: 'titles', most: 3 }));
  expect((await add(0, 3)).added).toHaveLength(1);
  expect((await add(0, 3)).present).toHaveLength(3);
});

it('a realm without sharing shares nothing, and what was shared can be stopped', async () => {
  const { db } = database;
  const own = await ownOf('tv@example.com');
  const { id } = await createList(db, own, { name: 'Mine', most: 100, now });
  const share = (shared: boolean) => shareList(db, own, { list: { id }, shared, sharing: false });
  await expect(share(true)).rejects.toEqual(refusal('SHARING_OFF'));
  expect((await share(false)).shareKey).toBeNull();
});
