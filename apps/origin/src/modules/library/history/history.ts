import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { profiles } from '../../identity/viewers/tables';
import { watchedTitles } from './tables';

/** How far a viewer has seen a title. */
export interface Watched {
  /** In seconds from the beginning; as below. */
  position: number;
  duration: number;
  at: Date;
}

/** From this share of its length on a title counts as seen to its end: what is left are its credits. */
const SEEN = 0.95;
/** Who has seen less, in seconds, begins anew. */
const LEAST = 10;

/** Whether a viewer goes on where they were, rather than from the beginning. */
export const canResume = ({ position, duration }: Watched): boolean =>
  position >= LEAST && position < duration * SEEN;

async function profileOf(db: Database, viewerId: string): Promise<string> {
  const [current] = await db
    .select({ name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.viewerId, viewerId), eq(profiles.current, true)));
  return current?.name ?? '';
}

/** How far viewers have seen titles. Each profile has a history of its own. */
export function createHistory(db: Database) {
  return {
    async find(viewerId: string, titleId: string): Promise<Watched | undefined> {
      const [row] = await db
        .select({
          position: watchedTitles.position,
          duration: watchedTitles.duration,
          at: watchedTitles.at,
        })
        .from(watchedTitles)
        .where(
          and(
            eq(watchedTitles.viewerId, viewerId),
            eq(watchedTitles.profile, await profileOf(db, viewerId)),
            eq(watchedTitles.titleId, titleId),
          ),
        );
      return row;
    },

    /** Stores a place; one that is older than the stored one changes nothing, in whatever order they come. */
    async save(viewerId: string, titleId: string, watched: Watched): Promise<void> {
      const profile = await profileOf(db, viewerId);
      await db
        .insert(watchedTitles)
        .values({ viewerId, profile, titleId, ...watched })
        .onConflictDoUpdate({
          target: [watchedTitles.viewerId, watchedTitles.profile, watchedTitles.titleId],
          set: watched,
          setWhere: lt(watchedTitles.at, watched.at),
        });
    },
  };
}

export type History = ReturnType<typeof createHistory>;
