import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/database/database';
import type { Place } from './cursor';
import { type EventState, type TitlesAt, titlesAt } from './moments';
import { collections, collectionTitles, events, leagues } from './tables';

export type RailSource =
  | 'LIVE'
  | 'UPCOMING'
  | 'REPLAYS'
  | 'LATEST'
  | 'VIDEOS'
  | 'SERIES'
  | 'PLAYLISTS'
  | 'COLLECTION';

interface List {
  where: (at: TitlesAt) => SQL | undefined;
  order: 'moment' | 'position';
  direction: 'ascending' | 'descending';
}

const eventsThatAre = (state: EventState) => (at: TitlesAt) =>
  and(eq(at.kind, 'event'), eq(at.state, state));

/** The titles and the order of each source (the enum RailSource of the schema). */
const lists: Readonly<Record<Exclude<RailSource, 'COLLECTION'>, List>> = {
  LIVE: { where: eventsThatAre('LIVE'), order: 'moment', direction: 'descending' },
  UPCOMING: { where: eventsThatAre('UPCOMING'), order: 'moment', direction: 'ascending' },
  REPLAYS: { where: eventsThatAre('REPLAY'), order: 'moment', direction: 'descending' },
  LATEST: {
    where: (at) => or(eq(at.kind, 'video'), eventsThatAre('REPLAY')(at)),
    order: 'moment',
    direction: 'descending',
  },
  VIDEOS: { where: (at) => eq(at.kind, 'video'), order: 'position', direction: 'ascending' },
  SERIES: { where: (at) => eq(at.kind, 'series'), order: 'position', direction: 'ascending' },
  PLAYLISTS: { where: (at) => eq(at.kind, 'playlist'), order: 'position', direction: 'ascending' },
};

export interface ListRequest {
  source: RailSource;
  collection?: string | null;
  first: number;
  after?: Place | null;
}

export interface ListPage {
  places: Place[];
  hasNextPage: boolean;
}

/** One list as a query of at most `first + 1` places, labelled with the request's number. */
function placesOf(
  db: Database,
  at: TitlesAt,
  realmId: string,
  request: ListRequest,
  number: number,
) {
  const { source, first, after } = request;
  const list: List =
    source === 'COLLECTION'
      ? { where: () => undefined, order: 'position', direction: 'ascending' }
      : lists[source];
  const key: SQL<number> =
    source === 'COLLECTION'
      ? sql`${collectionTitles.position}::float8`
      : sql`${list.order === 'moment' ? at.moment : at.position}::float8`;
  const ascending = list.direction === 'ascending';
  const beyond =
    after &&
    or(
      ascending ? gt(key, after.key) : lt(key, after.key),
      and(eq(key, after.key), gt(at.id, after.id)),
    );
  const query = db
    .select({ number: sql<number>`${number}::int`, id: at.id, key: key.as('key') })
    .from(at)
    .$dynamic();
  if (source === 'COLLECTION') {
    query.innerJoin(
      collectionTitles,
      and(
        eq(collectionTitles.realmId, realmId),
        eq(collectionTitles.collectionId, request.collection ?? ''),
        eq(collectionTitles.titleId, at.id),
      ),
    );
  }
  return query
    .where(and(list.where(at), beyond ?? undefined))
    .orderBy(ascending ? asc(key) : desc(key), asc(at.id))
    .limit(first + 1);
}

/** Pages of any number of lists, in one query; the answer has the order of the requests. */
export async function readLists(
  db: Database,
  realmId: string,
  now: number,
  requests: readonly ListRequest[],
): Promise<ListPage[]> {
  const at = titlesAt(db, realmId, now);
  const queries = requests.map((request, number) => placesOf(db, at, realmId, request, number));
  const [one, two, ...more] = queries;
  if (!one) return [];
  const rows = two ? await unionAll(one, two, ...more) : await one;
  return requests.map(({ source, first }, number) => {
    const direction = source !== 'COLLECTION' && lists[source].direction === 'descending' ? -1 : 1;
    // A union promises no order.
    const places = rows
      .filter((row) => row.number === number)
      .map(({ id, key }) => ({ id, key }))
      .sort((a, b) => direction * (a.key - b.key) || (a.id < b.id ? -1 : 1));
    return { places: places.slice(0, first), hasNextPage: places.length > first };
  });
}

interface UpcomingRequest {
  page: number;
  rpp: number;
  /** The name of a league in a language; without it the events of all. */
  league?: LeagueName;
}

interface LeagueName {
  name: string;
  locale: string;
}

const eventsOfLeague = (db: Database, realmId: string, { name, locale }: LeagueName) =>
  db
    .select({ id: events.titleId })
    .from(events)
    .innerJoin(leagues, and(eq(leagues.realmId, events.realmId), eq(leagues.id, events.leagueId)))
    .where(and(eq(events.realmId, realmId), sql`${leagues.name}->>${locale} = ${name}`));

/** One numbered page of upcoming events and how many there are in all (2 §7). */
export async function readUpcoming(
  db: Database,
  realmId: string,
  now: number,
  { page, rpp, league }: UpcomingRequest,
): Promise<{ ids: string[]; total: number }> {
  const at = titlesAt(db, realmId, now);
  const wanted = and(
    lists.UPCOMING.where(at),
    league && inArray(at.id, eventsOfLeague(db, realmId, league)),
  );
  const [counted] = await db.select({ total: count() }).from(at).where(wanted);
  const rows = await db
    .select({ id: at.id })
    .from(at)
    .where(wanted)
    .orderBy(asc(at.moment), asc(at.id))
    .limit(rpp)
    .offset((page - 1) * rpp);
  return { ids: rows.map((row) => row.id), total: counted?.total ?? 0 };
}

/** Titles of collections, by identifier, in one language. */
export async function readCollectionTitles(
  db: Database,
  realmId: string,
  ids: readonly string[],
  locale: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: collections.id, title: sql<string>`${collections.title}->>${locale}` })
    .from(collections)
    .where(and(eq(collections.realmId, realmId), inArray(collections.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.title]));
}
