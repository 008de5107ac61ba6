import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { nameSaves } from './list-changes';
import { watchlistSaves, watchlists } from './tables';

/** Deletes lists; of those who have saved one, each keeps its name. */
export async function deleteListsOf(tx: Database, which: SQL): Promise<void> {
  for (const list of await tx.delete(watchlists).where(which).returning())
    await nameSaves(tx, list);
}

/** Deletes the lists that a viewer has made, and those that they have saved. */
export async function forgetWatchlists(tx: Database, viewerId: string): Promise<void> {
  await deleteListsOf(tx, eq(watchlists.viewerId, viewerId));
  await tx.delete(watchlistSaves).where(eq(watchlistSaves.viewerId, viewerId));
}
