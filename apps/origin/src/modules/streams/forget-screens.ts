import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { streamLeases } from './tables';

/** Ends what an earlier owner of an account watches. What the account may watch stays with it. */
export const forgetScreens = (tx: Database, viewerId: string): Promise<unknown> =>
  tx.delete(streamLeases).where(eq(streamLeases.viewerId, viewerId));
