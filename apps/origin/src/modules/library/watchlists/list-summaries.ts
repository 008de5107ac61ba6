import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { type Reading, readTitles } from '../../catalogue';
import { titles } from '../../catalogue/tables';
import { profiles } from '../../identity/viewers/tables';

import { type List, ownerOf, type Save } from './list-access';
import { watchlistItems } from './tables';

/** The pictures that stand for a list (2 §9). */
const MOST_THUMBNAILS = 4;

/** A list as one viewer sees it. */
export type ShownList =
  | { kind: 'owned'; list: List }
  | { kind: 'shared'; list: List; savedAt: Date | null }
  /** Saved, and shared no longer. */
  | { kind: 'gone'; save: Save };

/** The place of a list among others: the moment at which it came, and its name for the viewer. */
export const placeOf = (at: Date, id: string): string => `${at.getTime()}.${id}`;

async function sizesOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: watchlistItems.listId, size: count() })
    .from(watchlistItems)
    .where(inArray(watchlistItems.listId, [...ids]))
    .groupBy(watchlistItems.listId);
  return new Map(rows.map(({ id, size }) => [id, size]));
}

/** The first titles of each list that the catalogue has, in order. */
async function firstTitles(
  db: Database,
  realmId: string,
  ids: readonly string[],
): Promise<{ listId: string; titleId: string }[]> {
  const place = sql<number>`row_number() over (partition by ${watchlistItems.listId} order by ${watchlistItems.rank})`;
  const ranked = db
    .select({
      listId: watchlistItems.listId,
      titleId: watchlistItems.titleId,
      place: place.as('place'),
    })
    .from(watchlistItems)
    .innerJoin(titles, and(eq(titles.realmId, realmId), eq(titles.id, watchlistItems.titleId)))
    .where(inArray(watchlistItems.listId, [...ids]))
    .as('ranked');
  return db
    .select({ listId: ranked.listId, titleId: ranked.titleId })
    .from(ranked)
    .where(lte(ranked.place, MOST_THUMBNAILS))
    .orderBy(asc(ranked.place));
}

async function thumbnailsOf(
  db: Database,
  reading: Reading,
  ids: readonly string[],
): Promise<(listId: string) => string[]> {
  const first = await firstTitles(db, reading.realmId, ids);
  const found = await readTitles(db, reading, [...new Set(first.map(({ titleId }) => titleId))]);
  return (id) =>
    first
      .filter(({ listId }) => listId === id)
      .flatMap(({ titleId }) => found.get(titleId)?.images.landscape.url ?? []);
}

/** The names of the profiles that own lists; those that have none are left out. */
async function ownerNames(db: Database, lists: readonly List[]): Promise<Map<string, string>> {
  if (lists.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(lists.map(({ profile }) => profile))]));
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}

/** Lists as the contract shows them, in the same order (schema `WatchlistSummary`). */
export async function summarise(
  db: Database,
  { reading, sharing }: { reading: Reading; sharing: boolean },
  shown: readonly ShownList[],
) {
  const lists = shown.flatMap((one) => (one.kind === 'gone' ? [] : [one.list]));
  const ids = lists.map(({ id }) => id);
  const sizes = ids.length > 0 ? await sizesOf(db, ids) : new Map<string, number>();
  const thumbnails = ids.length > 0 ? await thumbnailsOf(db, reading, ids) : () => [];
  const others = shown.flatMap((one) => (one.kind === 'shared' ? [one.list] : []));
  const names = await ownerNames(db, others);

  return shown.map((one) => {
    if (one.kind === 'gone') {
      const { shareKey, owner, name, savedAt } = one.save;
      return {
        name,
        watchlistExternalId: shareKey,
        ownerExternalId: owner,
        ownership: 'shared',
        thumbnails: [],
        saved: true,
        size: 0,
        version: 0,
        isEmpty: true,
        gone: true,
        place: placeOf(savedAt, shareKey),
      };
    }
    const { list } = one;
    const isOwned = one.kind === 'owned';
    const owner = ownerOf(list.profile);
    const id = isOwned ? list.id : (list.shareKey ?? list.id);
    const savedAt = isOwned ? null : one.savedAt;
    const size = sizes.get(list.id) ?? 0;
    return {
      name: list.name,
      watchlistExternalId: id,
      ownerExternalId: owner,
      ownerName: isOwned ? undefined : names.get(list.profile),
      ownership: isOwned ? 'owned' : 'shared',
      thumbnails: thumbnails(list.id),
      saved: savedAt !== null,
      shareablePath:
        sharing && list.shareKey !== null ? `/watchlists/${owner}/${list.shareKey}` : undefined,
      mayShare: isOwned ? sharing : undefined,
      size,
      version: list.version,
      isEmpty: size === 0,
      place: placeOf(savedAt ?? list.createdAt, id),
    };
  });
}
