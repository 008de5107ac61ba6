import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/database/database';
import { sessions } from '../modules/identity/sessions/tables';
import { favourites } from '../modules/library/favourites/tables';
import { pausedHistories, watchedTitles } from '../modules/library/history/tables';
import { pinProofs, pins } from '../modules/library/parental/tables';
import { viewerPreferences } from '../modules/library/preferences/tables';
import { watchlistItems, watchlistSaves, watchlists } from '../modules/library/watchlists/tables';

const TABLES = [
  favourites,
  watchedTitles,
  pausedHistories,
  watchlists,
  watchlistSaves,
  viewerPreferences,
  pins,
  pinProofs,
];

/** How many things `plantLibrary` plants. */
export const PLANTED_THINGS = TABLES.length;

/** Plants one of everything that a viewer with a session can keep. */
export async function plantLibrary(db: Database, viewerId: string): Promise<void> {
  const own = { viewerId, profile: viewerId };
  const at = new Date();
  const id = `planted-${viewerId}`;
  await db.insert(favourites).values({ ...own, titleId: 'planted' });
  await db
    .insert(watchedTitles)
    .values({ ...own, titleId: 'planted', position: 60, duration: 600, at });
  await db.insert(pausedHistories).values(own);
  await db
    .insert(watchlists)
    .values({ ...own, id, name: 'Planted', nameKey: 'planted', createdAt: at });
  await db
    .insert(watchlistItems)
    .values({ listId: id, titleId: 'planted', contentType: 'video', name: 'Planted', rank: 0 });
  await db
    .insert(watchlistSaves)
    .values({ ...own, shareKey: id, owner: 'planted', name: 'Planted', savedAt: at });
  await db.insert(viewerPreferences).values({ ...own, preferences: {}, version: 1 });
  await db.insert(pins).values({ viewerId, hash: 'planted', length: 4, status: 'restricted' });
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.viewerId, viewerId));
  if (!session) throw new Error('The viewer has no session in which the PIN was given.');
  await db.insert(pinProofs).values({ sessionId: session.id, viewerId, until: at });
}

/** How much of it a viewer has. */
export async function thingsOf(db: Database, viewerId: string): Promise<number> {
  const counts = await Promise.all(
    TABLES.map((table) => db.$count(table, eq(table.viewerId, viewerId))),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}
