import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database';
import type { Reading } from '../reading';
import { rowsBy } from '../rows-by';
import { collectionTitles, events, titles } from '../tables';
import { episodes, eventDetails } from './tables';

export const mostRelated = 24;

/**
 * The titles that viewers of these may want next. A title is related when it has the same league, is in a collection with the
 * other, or is of its kind. A league in common counts four, a collection two, the kind one, and the sum orders the list; among
 * equals the one whose place in the editors' order is nearest comes first, then the identifier decides. An episode has what its
 * series has, an angle what its event has. A title is never related to itself, and lists have no episodes or angles.
 */
export async function readRelated(
  db: Database,
  { realmId }: Reading,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const asked = alias(titles, 'asked');
  const own = alias(titles, 'own');
  const ownEvent = alias(events, 'own_event');
  const ownCollection = alias(collectionTitles, 'own_collection');
  const ownId = sql`coalesce(${episodes.seriesId}, ${eventDetails.timelineId}, ${asked.id})`;
  const shared = db
    .select({ count: sql`count(*)::int` })
    .from(ownCollection)
    .innerJoin(
      collectionTitles,
      and(
        eq(collectionTitles.realmId, ownCollection.realmId),
        eq(collectionTitles.collectionId, ownCollection.collectionId),
      ),
    )
    .where(
      and(
        eq(ownCollection.realmId, realmId),
        eq(ownCollection.titleId, own.id),
        eq(collectionTitles.titleId, titles.id),
      ),
    );
  const closeness = sql<number>`(case when ${events.leagueId} = ${ownEvent.leagueId} then 4 else 0 end)
    + 2 * (${shared}) + (case when ${titles.kind} = ${own.kind} then 1 else 0 end)`;
  const scored = db
    .select({
      askedId: sql<string>`${asked.id}`.as('asked_id'),
      id: titles.id,
      closeness: closeness.as('closeness'),
      distance: sql<number>`abs(${titles.position} - ${own.position})`.as('distance'),
    })
    .from(asked)
    .leftJoin(episodes, and(eq(episodes.realmId, realmId), eq(episodes.titleId, asked.id)))
    .leftJoin(
      eventDetails,
      and(eq(eventDetails.realmId, realmId), eq(eventDetails.titleId, asked.id)),
    )
    .innerJoin(own, and(eq(own.realmId, realmId), eq(own.id, ownId)))
    .leftJoin(ownEvent, and(eq(ownEvent.realmId, realmId), eq(ownEvent.titleId, own.id)))
    .innerJoin(
      titles,
      and(
        eq(titles.realmId, realmId),
        inArray(titles.kind, ['event', 'video', 'series', 'playlist']),
        ne(titles.id, own.id),
      ),
    )
    .leftJoin(events, and(eq(events.realmId, realmId), eq(events.titleId, titles.id)))
    .where(and(eq(asked.realmId, realmId), inArray(asked.id, [...ids])))
    .as('scored');
  const order = [desc(scored.closeness), asc(scored.distance), asc(scored.id)];
  const ranked = db
    .select({
      askedId: scored.askedId,
      id: scored.id,
      rank: sql<number>`row_number() over (partition by ${scored.askedId} order by ${sql.join(order, sql`, `)})`.as(
        'rank',
      ),
    })
    .from(scored)
    .where(sql`${scored.closeness} > 0`)
    .as('ranked');
  const rows = await db
    .select({ askedId: ranked.askedId, id: ranked.id })
    .from(ranked)
    .where(lte(ranked.rank, mostRelated))
    .orderBy(asc(ranked.rank));
  const byAsked = rowsBy(rows, ({ askedId }) => askedId);
  return new Map([...byAsked].map(([id, found]) => [id, found.map((row) => row.id)]));
}
