import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database';
import { type Reading, readTitles } from '../../catalogue';
import { adjacent } from '../rules/adjacent';
import type { List, Looking } from './list-access';
import { placeOf, type ShownList, summarise } from './list-summaries';
import { watchlistItems, watchlistSaves, watchlists } from './tables';

export type Item = typeof watchlistItems.$inferSelect;

/** The terms of an answer about lists. */
export interface Answering extends Looking {
  reading: Reading;
}

interface Page {
  rpp: number;
  lastSeen?: string;
}

/** Byte by byte, as code compares texts, whatever the language of the database. */
const bytes = (column: AnyPgColumn): SQL => sql`${column} collate "C"`;

/** Those that come after a place, where the newest are first. */
function afterPlace(at: AnyPgColumn, id: AnyPgColumn, place: string | undefined): SQL | undefined {
  if (place === undefined) return undefined;
  const [time = '', key = ''] = place.split('.');
  const moment = new Date(Number(time)).toISOString();
  return sql`(${at}, ${bytes(id)}) < (${moment}::timestamptz, ${key})`;
}

async function ownedAfter(db: Database, profile: string, { rpp, lastSeen }: Page) {
  const rows = await db
    .select()
    .from(watchlists)
    .where(
      and(
        eq(watchlists.profile, profile),
        afterPlace(watchlists.createdAt, watchlists.id, lastSeen),
      ),
    )
    .orderBy(desc(watchlists.createdAt), desc(bytes(watchlists.id)))
    .limit(rpp + 1);
  return rows.map((list) => ({
    at: list.createdAt,
    id: list.id,
    shown: { kind: 'owned', list } satisfies ShownList,
  }));
}

async function savedAfter(
  db: Database,
  { profile, sharing }: { profile: string; sharing: boolean },
  { rpp, lastSeen }: Page,
) {
  const rows = await db
    .select({ save: watchlistSaves, list: watchlists })
    .from(watchlistSaves)
    .leftJoin(watchlists, eq(watchlists.shareKey, watchlistSaves.shareKey))
    .where(
      and(
        eq(watchlistSaves.profile, profile),
        afterPlace(watchlistSaves.savedAt, watchlistSaves.shareKey, lastSeen),
      ),
    )
    .orderBy(desc(watchlistSaves.savedAt), desc(bytes(watchlistSaves.shareKey)))
    .limit(rpp + 1);
  return rows.map(({ save, list }) => ({
    at: save.savedAt,
    id: save.shareKey,
    shown: (list && sharing
      ? { kind: 'shared', list, savedAt: save.savedAt }
      : { kind: 'gone', save }) satisfies ShownList,
  }));
}

/** One page of a viewer's lists, the newest first: their own, and those that they have saved. */
export async function pageOfLists(
  db: Database,
  answering: Answering & { profile: string },
  { ownership, ...page }: Page & { ownership?: 'owned' },
) {
  const owned = await ownedAfter(db, answering.profile, page);
  const saved = ownership === 'owned' ? [] : await savedAfter(db, answering, page);
  const all = [...owned, ...saved].sort(
    (one, other) =>
      other.at.getTime() - one.at.getTime() ||
      (placeOf(other.at, other.id) > placeOf(one.at, one.id) ? 1 : -1),
  );
  const shown = all.slice(0, page.rpp).map((one): ShownList => one.shown);
  return {
    watchlists: await summarise(db, answering, shown),
    pagingInfo: { moreDataAvailable: all.length > page.rpp },
  };
}

/** A list as the caller sees it. */
async function shownTo(db: Database, profile: string | null, list: List): Promise<ShownList> {
  if (list.profile === profile) return { kind: 'owned', list };
  if (profile === null || list.shareKey === null) return { kind: 'shared', list, savedAt: null };
  const [save] = await db
    .select()
    .from(watchlistSaves)
    .where(and(eq(watchlistSaves.profile, profile), eq(watchlistSaves.shareKey, list.shareKey)));
  return { kind: 'shared', list, savedAt: save?.savedAt ?? null };
}

/** A list without its titles, as the caller sees it (schema `WatchlistSummary`). */
export async function summaryOf(db: Database, answering: Answering, list: List) {
  const [summary] = await summarise(db, answering, [await shownTo(db, answering.profile, list)]);
  if (!summary) throw new Error('A list has no summary.');
  return summary;
}

/** The titles of lists as the contract shows them (schema `WatchlistItem`). */
async function itemViews(db: Database, reading: Reading, items: readonly Item[]) {
  const found = await readTitles(
    db,
    reading,
    items.map(({ titleId }) => titleId),
  );
  return items.map(({ titleId, contentType, name, rank }) => {
    const title = found.get(titleId);
    return {
      id: titleId,
      contentType,
      place: String(rank),
      name: title?.name ?? name,
      thumbnailUrl: title?.images.landscape.url,
      smallCoverUrl: title?.images.portrait.url,
      gone: title ? undefined : true,
    };
  });
}

/** All titles of a list in their order, or as many as asked for. */
export const itemsOf = (db: Database, listId: string, most = 10_000): Promise<Item[]> =>
  db
    .select()
    .from(watchlistItems)
    .where(eq(watchlistItems.listId, listId))
    .orderBy(asc(watchlistItems.rank))
    .limit(most);

/** A list with one page of its titles (schema `Watchlist`). */
export async function pageOfList(
  db: Database,
  answering: Answering,
  list: List,
  { rpp, lastSeen }: Page,
) {
  const items = await db
    .select()
    .from(watchlistItems)
    .where(
      and(
        eq(watchlistItems.listId, list.id),
        lastSeen === undefined ? undefined : gt(watchlistItems.rank, Number(lastSeen)),
      ),
    )
    .orderBy(asc(watchlistItems.rank))
    .limit(rpp + 1);
  return {
    watchlist: await summaryOf(db, answering, list),
    content: await itemViews(db, answering.reading, items.slice(0, rpp)),
    pagingInfo: { moreDataAvailable: items.length > rpp },
  };
}

/** The titles around one of a list's; undefined where the list does not have it. */
export async function titlesAround(
  db: Database,
  reading: Reading,
  list: List,
  { contentId, size }: { contentId: string; size: number },
) {
  const items = await itemsOf(db, list.id);
  const found = await readTitles(
    db,
    reading,
    items.map(({ titleId }) => titleId),
  );
  // The title itself counts though it may be gone: it plays.
  const there = items.filter(({ titleId }) => found.has(titleId) || titleId === contentId);
  const index = there.findIndex(({ titleId }) => titleId === contentId);
  if (index < 0) return undefined;
  const { before, after } = adjacent(there, index, size);
  return {
    before: await itemViews(db, reading, before),
    after: await itemViews(db, reading, after),
  };
}
