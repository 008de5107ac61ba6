import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { viewerPreferences } from './tables';

/** Deletes how a viewer wants to watch. */
export const forgetPreferences = (tx: Database, viewerId: string): Promise<unknown> =>
  tx.delete(viewerPreferences).where(eq(viewerPreferences.viewerId, viewerId));
