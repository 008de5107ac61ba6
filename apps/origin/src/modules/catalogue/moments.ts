import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { events, titles } from './tables';

/** The time for which a title counts as new, in seconds. */
const newFor = 7 * 24 * 60 * 60;

/** Whole seconds since 1970. */
export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

export type EventState = 'UPCOMING' | 'LIVE' | 'ENDED' | 'REPLAY';

/**
 * The titles of a realm with their moments at one instant. A title's moment comes round every `cycle` seconds, so
 * `since` is how long ago it last came; an event whose replay has been taken down waits for its next round.
 */
export function titlesAt(db: Database, realmId: string, now: number) {
  const since = sql`mod(${now}::bigint - ${titles.phase}, ${titles.cycle})`;
  const state: SQL<EventState | null> = sql`case
    when ${events.duration} is null then null
    when ${since} >= ${events.replayUntil} then 'UPCOMING'
    when ${since} < ${events.duration} then 'LIVE'
    when ${since} < ${events.replayFrom} then 'ENDED'
    else 'REPLAY' end`;
  const moment: SQL<number> = sql`(case
    when ${since} >= ${events.replayUntil} then ${now}::bigint - ${since} + ${titles.cycle}
    else ${now}::bigint - ${since} - ${titles.earlierBy} end)::float8`;
  return db
    .select({
      id: titles.id,
      kind: titles.kind,
      position: titles.position,
      state: state.as('state'),
      /**
       * The time at which an event starts or started, a video came out, a series or playlist last
       * changed.
       */
      moment: moment.as('moment'),
      isNew: sql<boolean>`case
        when ${events.duration} is null then ${since} + ${titles.earlierBy} < ${newFor}
        else ${since} < ${events.duration} + ${newFor} and ${since} < ${events.replayUntil} end`.as(
        'is_new',
      ),
    })
    .from(titles)
    .leftJoin(events, and(eq(events.realmId, titles.realmId), eq(events.titleId, titles.id)))
    .where(eq(titles.realmId, realmId))
    .as('at');
}

export type TitlesAt = ReturnType<typeof titlesAt>;
