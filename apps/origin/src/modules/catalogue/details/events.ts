import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Reading } from '../reading';
import { rowsBy } from '../rows-by';
import { events, titles } from '../tables';
import { instant, type LiveEvent } from '../titles';
import { eventDetails } from './tables';

export type EventDetails = Pick<
  typeof eventDetails.$inferSelect,
  'doorsAfter' | 'mainAfter' | 'timing' | 'announcedAfter' | 'timelineId'
> & {
  /** Null where there is none. */
  replayAfter: number | null;
};

/** The fields of live events that only their pages show, by event. */
export async function readEventDetails(
  db: Database,
  { realmId }: Reading,
  ids: readonly string[],
): Promise<Map<string, EventDetails>> {
  const rows = await db
    .select({ details: eventDetails, from: events.replayFrom, until: events.replayUntil })
    .from(eventDetails)
    .innerJoin(
      events,
      and(eq(events.realmId, eventDetails.realmId), eq(events.titleId, eventDetails.titleId)),
    )
    .where(and(eq(eventDetails.realmId, realmId), inArray(eventDetails.titleId, [...ids])));
  return new Map(
    rows.map(({ details, from, until }) => [
      details.titleId,
      { ...details, replayAfter: until > from ? from : null },
    ]),
  );
}

/** All events of these timelines, each timeline's own event first. */
export async function readTimelines(
  db: Database,
  { realmId }: Reading,
  timelineIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ timelineId: eventDetails.timelineId, id: eventDetails.titleId })
    .from(eventDetails)
    .innerJoin(
      titles,
      and(eq(titles.realmId, eventDetails.realmId), eq(titles.id, eventDetails.titleId)),
    )
    .where(
      and(eq(eventDetails.realmId, realmId), inArray(eventDetails.timelineId, [...timelineIds])),
    )
    // The kinds of titles are in the order of their list: events come before angles.
    .orderBy(asc(titles.kind), asc(titles.position));
  const byTimeline = rowsBy(rows, ({ timelineId }) => timelineId);
  return new Map([...byTimeline].map(([id, own]) => [id, own.map((row) => row.id)]));
}

/** An instant that is told by its distance from an event's start. */
export const instantOf = ({ startsAt }: LiveEvent, after: number | null): string | null =>
  after === null ? null : instant(Date.parse(startsAt) / 1000 + after);
