import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { isTaken } from '../../../kernel/database/taken';
import { lockUnchanged } from '../../identity';
import type { OwnProfile } from '../own-profile';
import { nameKey } from '../rules/list-name';
import { listFaults } from './faults';
import { findOwned, findReadable, type List, type ListName, newKey, ownerOf } from './list-access';
import { watchlistSaves, watchlists } from './tables';

/** The most lists that an origin keeps for a profile, whatever the realm says. */
export const MOST_LISTS = 100;

/** Runs a change of a viewer's lists behind a lock on the viewer: one after the other, in however many processes. */
export const changing = <Answer>(
  db: Database,
  { viewer }: OwnProfile,
  change: (tx: Database) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockUnchanged(tx, viewer);
    return change(tx);
  });

/** Stores a list under a name. Throws NAME_TAKEN. */
async function withName<Answer>(store: Promise<Answer>): Promise<Answer> {
  try {
    return await store;
  } catch (error) {
    if (isTaken(error)) throw listFaults.nameTaken();
    throw error;
  }
}

/** The moment of what comes first now: later than all that came before, also within one millisecond. */
async function momentAfter(tx: Database, profile: string, now: Date): Promise<Date> {
  const [list] = await tx
    .select({ at: watchlists.createdAt })
    .from(watchlists)
    .where(eq(watchlists.profile, profile))
    .orderBy(desc(watchlists.createdAt))
    .limit(1);
  const [save] = await tx
    .select({ at: watchlistSaves.savedAt })
    .from(watchlistSaves)
    .where(eq(watchlistSaves.profile, profile))
    .orderBy(desc(watchlistSaves.savedAt))
    .limit(1);
  const last = Math.max(list?.at.getTime() ?? 0, save?.at.getTime() ?? 0);
  return new Date(Math.max(now.getTime(), last + 1));
}

/** Makes a list. Throws LIMIT, NAME_TAKEN. */
export const createList = (
  db: Database,
  own: OwnProfile,
  { name, most, now }: { name: string; most: number; now: Date },
): Promise<List> =>
  changing(db, own, async (tx) => {
    const { viewer, profile } = own;
    const room = Math.min(most, MOST_LISTS);
    const [made] = await tx
      .select({ lists: count() })
      .from(watchlists)
      .where(eq(watchlists.profile, profile.id));
    if ((made?.lists ?? 0) >= room) throw listFaults.limit('lists', room);
    const createdAt = await momentAfter(tx, profile.id, now);
    const [list] = await withName(
      tx
        .insert(watchlists)
        .values({
          id: newKey(),
          viewerId: viewer.id,
          profile: profile.id,
          name,
          nameKey: nameKey(name),
          createdAt,
        })
        .returning()
        .execute(),
    );
    if (!list) throw new Error('A list was not stored.');
    return list;
  });

/** What those who have saved a shared list read when it is gone. */
export const nameSaves = (tx: Database, { shareKey, name }: Pick<List, 'shareKey' | 'name'>) =>
  shareKey === null
    ? Promise.resolve()
    : tx.update(watchlistSaves).set({ name }).where(eq(watchlistSaves.shareKey, shareKey));

/** Renames a list. Throws NAME_TAKEN. */
export const renameList = (
  db: Database,
  own: OwnProfile,
  { name, list }: { name: string; list: ListName },
): Promise<List> =>
  changing(db, own, async (tx) => {
    const { id } = await findOwned(tx, own, list);
    const [renamed] = await withName(
      tx
        .update(watchlists)
        .set({ name, nameKey: nameKey(name) })
        .where(eq(watchlists.id, id))
        .returning()
        .execute(),
    );
    if (!renamed) throw listFaults.unknown();
    await nameSaves(tx, renamed);
    return renamed;
  });

/** Deletes a list; of those who have saved it, each keeps its name. */
export const deleteList = (db: Database, own: OwnProfile, name: ListName): Promise<void> =>
  changing(db, own, async (tx) => {
    const list = await findOwned(tx, own, name);
    await nameSaves(tx, list);
    await tx.delete(watchlists).where(eq(watchlists.id, list.id));
  });

/** Shares a list, or no longer. One that is shared keeps its link. Throws SHARING_OFF. */
export const shareList = (
  db: Database,
  own: OwnProfile,
  { list: name, shared, sharing }: { list: ListName; shared: boolean; sharing: boolean },
): Promise<List> =>
  changing(db, own, async (tx) => {
    const list = await findOwned(tx, own, name);
    if (shared && !sharing) throw listFaults.sharingOff();
    if (!shared) await nameSaves(tx, list);
    const shareKey = shared ? (list.shareKey ?? newKey()) : null;
    await tx.update(watchlists).set({ shareKey }).where(eq(watchlists.id, list.id));
    return { ...list, shareKey };
  });

/** Saves a list of another viewer. Throws UNKNOWN_WATCHLIST, OWN_WATCHLIST, LIMIT. */
export const saveList = (
  db: Database,
  own: OwnProfile,
  { list: name, sharing, most, now }: { list: ListName; sharing: boolean; most: number; now: Date },
): Promise<List> =>
  changing(db, own, async (tx) => {
    const { viewer, profile } = own;
    const looking = { realmId: viewer.realmId, sharing, profile: profile.id };
    const list = await findReadable(tx, looking, name);
    if (list.profile === profile.id) throw listFaults.own();
    const shareKey = list.shareKey ?? '';
    const isSaved = and(
      eq(watchlistSaves.profile, profile.id),
      eq(watchlistSaves.shareKey, shareKey),
    );
    if ((await tx.$count(watchlistSaves, isSaved)) > 0) return list;
    const room = Math.min(most, MOST_LISTS);
    const saved = await tx.$count(watchlistSaves, eq(watchlistSaves.profile, profile.id));
    if (saved >= room) throw listFaults.limit('lists', room);
    await tx.insert(watchlistSaves).values({
      viewerId: viewer.id,
      profile: profile.id,
      shareKey,
      owner: ownerOf(list.profile),
      name: list.name,
      savedAt: await momentAfter(tx, profile.id, now),
    });
    return list;
  });

/** Takes a saved list off the viewer's lists, though it may be gone. */
export const unsaveList = (
  db: Database,
  { profile }: OwnProfile,
  { id, owner }: Required<ListName>,
): Promise<unknown> =>
  db
    .delete(watchlistSaves)
    .where(
      and(
        eq(watchlistSaves.profile, profile.id),
        eq(watchlistSaves.shareKey, id),
        eq(watchlistSaves.owner, owner),
      ),
    );

/** Notes that the titles of a list have changed. */
export async function countChange(tx: Database, list: List): Promise<List> {
  const [changed] = await tx
    .update(watchlists)
    .set({ version: sql`${watchlists.version} + 1` })
    .where(eq(watchlists.id, list.id))
    .returning();
  if (!changed) throw listFaults.unknown();
  return changed;
}
