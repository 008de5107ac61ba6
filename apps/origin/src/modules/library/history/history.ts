import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { currentProfile, type OwnProfile } from '../own-profile';
import { pausedHistories, watchedTitles } from './tables';

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

/** The same in the database. */
const RESUMES = and(
  gte(watchedTitles.position, LEAST),
  lt(watchedTitles.position, sql`${watchedTitles.duration} * ${SEEN}::float8`),
);

const BYTES = sql`${watchedTitles.titleId} collate "C"`;

/** Those that were watched before a place, which has a moment and a title. */
function before(place: string | undefined): SQL | undefined {
  if (place === undefined) return undefined;
  const [time = '', titleId = ''] = place.split('.');
  const moment = new Date(Number(time)).toISOString();
  return sql`(${watchedTitles.at}, ${BYTES}) < (${moment}::timestamptz, ${titleId})`;
}

const isOf = ({ viewer, profile }: OwnProfile, titleId?: string): SQL | undefined =>
  and(
    eq(watchedTitles.viewerId, viewer.id),
    eq(watchedTitles.profile, profile.id),
    titleId === undefined ? undefined : eq(watchedTitles.titleId, titleId),
  );

/** How far viewers have seen titles. Each profile has a history of its own. */
export function createHistory(db: Database) {
  const isPaused = async (profile: string): Promise<boolean> =>
    (await db.$count(pausedHistories, eq(pausedHistories.profile, profile))) > 0;

  const store = async (
    { viewer, profile }: OwnProfile,
    titleId: string,
    watched: Watched,
  ): Promise<void> => {
    await db
      .insert(watchedTitles)
      .values({ viewerId: viewer.id, profile: profile.id, titleId, ...watched })
      .onConflictDoUpdate({
        target: [watchedTitles.viewerId, watchedTitles.profile, watchedTitles.titleId],
        set: { ...watched, hidden: false },
        setWhere: lt(watchedTitles.at, watched.at),
      });
  };

  return {
    isPaused,

    async find(viewerId: string, titleId: string): Promise<Watched | undefined> {
      const profile = await currentProfile(db, viewerId);
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
            eq(watchedTitles.profile, profile.id),
            eq(watchedTitles.titleId, titleId),
          ),
        );
      return row;
    },

    /** What the viewer has watched and not hidden, the last first. */
    list: (
      own: OwnProfile,
      { lastSeen, resumes, limit }: { lastSeen?: string; resumes: boolean; limit: number },
    ) =>
      db
        .select()
        .from(watchedTitles)
        .where(
          and(
            isOf(own),
            eq(watchedTitles.hidden, false),
            resumes ? RESUMES : undefined,
            before(lastSeen),
          ),
        )
        .orderBy(desc(watchedTitles.at), desc(BYTES))
        .limit(limit),

    /**
     * Stores a place; one that is older than the stored one changes nothing, in whatever order they come. A title that was hidden
     * is there again. Nothing is stored while the history is paused.
     */
    async save(own: OwnProfile, titleId: string, watched: Watched): Promise<void> {
      if (!(await isPaused(own.profile.id))) await store(own, titleId, watched);
    },

    /** Stores a place that was deleted, unless there is a later one by now. */
    restore: store,

    hide: (own: OwnProfile, titleId: string, hidden: boolean): Promise<unknown> =>
      db.update(watchedTitles).set({ hidden }).where(isOf(own, titleId)),

    /** Deletes a title of the history, or all of it. */
    remove: (own: OwnProfile, titleId?: string): Promise<unknown> =>
      db.delete(watchedTitles).where(isOf(own, titleId)),

    pause: ({ viewer, profile }: OwnProfile, paused: boolean): Promise<unknown> =>
      paused
        ? db
            .insert(pausedHistories)
            .values({ profile: profile.id, viewerId: viewer.id })
            .onConflictDoNothing()
        : db.delete(pausedHistories).where(eq(pausedHistories.profile, profile.id)),
  };
}

export type History = ReturnType<typeof createHistory>;
