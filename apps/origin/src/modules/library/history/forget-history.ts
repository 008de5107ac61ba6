import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { pausedHistories, watchedTitles } from './tables';

/** Deletes what a viewer has watched. */
export async function forgetHistory(tx: Database, viewerId: string): Promise<void> {
  await tx.delete(watchedTitles).where(eq(watchedTitles.viewerId, viewerId));
  await tx.delete(pausedHistories).where(eq(pausedHistories.viewerId, viewerId));
}
