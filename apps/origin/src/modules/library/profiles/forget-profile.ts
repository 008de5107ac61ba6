import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { favourites } from '../favourites/tables';
import { pausedHistories, watchedTitles } from '../history/tables';
import { viewerPreferences } from '../preferences/tables';
import { deleteListsOf } from '../watchlists/forget-watchlists';
import { watchlistSaves, watchlists } from '../watchlists/tables';

/** Deletes all that a profile keeps. */
export async function forgetProfile(tx: Database, profile: string): Promise<void> {
  await deleteListsOf(tx, eq(watchlists.profile, profile));
  await tx.delete(watchlistSaves).where(eq(watchlistSaves.profile, profile));
  await tx.delete(favourites).where(eq(favourites.profile, profile));
  await tx.delete(watchedTitles).where(eq(watchedTitles.profile, profile));
  await tx.delete(pausedHistories).where(eq(pausedHistories.profile, profile));
  await tx.delete(viewerPreferences).where(eq(viewerPreferences.profile, profile));
}
