import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { eventDetails, mergedTitles, titleDetails } from './details/tables';
import { type EventState, titlesAt } from './moments';
import type { Reading } from './reading';
import { events, videos } from './tables';

/** What a stream of a title depends on. Times in ms since 1970. */
export interface WatchTerms {
  id: string;
  /** Its length, or that of the event. */
  seconds: number;
  accessLevel: 'FREE' | 'REGISTERED' | 'LICENCE';
  minimumAge: number | null;
  countries: readonly string[] | null;
  /** Null for a title on demand. */
  event: {
    state: EventState;
    timing: 'ON_TIME' | 'MOVED' | 'POSTPONED' | 'CANCELLED';
    startsAt: number;
    /** The start that was announced first, which names this round of the event. */
    announcedAt: number;
    /** When its replay can be watched; null where there will be none. */
    replayFrom: number | null;
    timeline: string;
  } | null;
}

/** The terms of one title at the reading's moment; undefined where there is none of this identifier, or nothing to play. */
export async function readWatchTerms(
  db: Database,
  { realmId, now }: Pick<Reading, 'realmId' | 'now'>,
  id: string,
): Promise<WatchTerms | undefined> {
  const at = titlesAt(db, realmId, now);
  const merged = db
    .select({ id: mergedTitles.titleId })
    .from(mergedTitles)
    .where(and(eq(mergedTitles.realmId, realmId), eq(mergedTitles.id, id)));
  const ofTitle = (
    table: typeof events | typeof videos | typeof titleDetails | typeof eventDetails,
  ) => and(eq(table.realmId, realmId), eq(table.titleId, at.id));
  const [row] = await db
    .select({
      id: at.id,
      state: at.state,
      moment: at.moment,
      duration: events.duration,
      replayFrom: events.replayFrom,
      videoSeconds: videos.durationSeconds,
      accessLevel: titleDetails.accessLevel,
      minimumAge: titleDetails.minimumAge,
      countries: titleDetails.countries,
      timing: eventDetails.timing,
      announcedAfter: eventDetails.announcedAfter,
      timeline: eventDetails.timelineId,
    })
    .from(at)
    .innerJoin(titleDetails, ofTitle(titleDetails))
    .leftJoin(events, ofTitle(events))
    .leftJoin(videos, ofTitle(videos))
    .leftJoin(eventDetails, ofTitle(eventDetails))
    .where(eq(at.id, sql`coalesce((${merged}), ${id})`));
  const seconds = row?.duration ?? row?.videoSeconds;
  if (!row || seconds == null) return undefined;
  const { accessLevel, minimumAge, countries, state, timing, timeline, replayFrom } = row;
  const startsAt = row.moment * 1000;
  const isHeld = timing !== 'CANCELLED' && replayFrom !== null;
  return {
    id: row.id,
    seconds,
    accessLevel,
    minimumAge,
    countries,
    event:
      state === null
        ? null
        : {
            state,
            timing: timing ?? 'ON_TIME',
            startsAt,
            announcedAt: startsAt + (row.announcedAfter ?? 0) * 1000,
            replayFrom: isHeld ? startsAt + replayFrom * 1000 : null,
            timeline: timeline ?? row.id,
          },
  };
}
