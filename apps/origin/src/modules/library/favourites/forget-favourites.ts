import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { favourites } from './tables';

/** Deletes what a viewer has marked. */
export const forgetFavourites = (tx: Database, viewerId: string): Promise<unknown> =>
  tx.delete(favourites).where(eq(favourites.viewerId, viewerId));
