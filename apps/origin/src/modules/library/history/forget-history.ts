import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { watchedTitles } from './tables';

/** Deletes what a viewer has watched. */
export const forgetHistory = (tx: Database, viewerId: string): Promise<unknown> =>
  tx.delete(watchedTitles).where(eq(watchedTitles.viewerId, viewerId));
