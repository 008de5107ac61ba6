import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/database/database';
import { type Images, imagesOf } from './images';
import { type EventState, titlesAt } from './moments';
import type { Reading } from './reading';
import { events, heroes, leagues, titles, venues, videos } from './tables';

interface TitleBase {
  id: string;
  name: string;
  synopsis: string | null;
  images: Images;
  language: string | null;
  isNew: boolean;
}
export interface LiveEvent extends TitleBase {
  type: 'LiveEvent';
  startsAt: string;
  endsAt: string;
  state: EventState;
  venue: string | null;
  league: string | null;
}
export interface Video extends TitleBase {
  type: 'Video';
  durationSeconds: number;
  releasedAt: string;
}
export interface Series extends TitleBase {
  type: 'Series';
  seasonCount: number;
  episodeCount: number;
}
export interface Playlist extends TitleBase {
  type: 'Playlist';
  videoCount: number;
}
/** A title as the schema's types have it, told apart by `type`. */
export type Title = LiveEvent | Video | Series | Playlist;

/** Seconds since 1970 as the schema's DateTime. */
export const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The titles with these identifiers, in any order; one query. Fighters have no card yet and are left out. */
export async function readTitles(
  db: Database,
  reading: Reading,
  ids: readonly string[],
): Promise<Map<string, Title>> {
  if (ids.length === 0) return new Map();
  const { realmId, locale, now } = reading;
  const at = titlesAt(db, realmId, now);
  const words = (column: AnyPgColumn): SQL<string | null> => sql`${column}->>${locale}`;
  const own = (owner: string) => sql.raw(`${owner}.realm_id = titles.realm_id`);
  const rows = await db
    .select({
      id: titles.id,
      kind: titles.kind,
      seed: titles.seed,
      language: titles.language,
      name: words(titles.name),
      synopsis: words(titles.synopsis),
      state: at.state,
      moment: at.moment,
      isNew: at.isNew,
      duration: events.duration,
      venue: words(venues.name),
      league: words(leagues.name),
      durationSeconds: videos.durationSeconds,
      seasonCount: sql<number>`(select count(*)::int from seasons where ${own('seasons')} and seasons.series_id = ${titles.id} and seasons.number > 0)`,
      episodeCount: sql<number>`(select coalesce(sum(episode_count), 0)::int from seasons where ${own('seasons')} and seasons.series_id = ${titles.id} and seasons.number > 0)`,
      videoCount: sql<number>`(select count(*)::int from playlist_videos where ${own('playlist_videos')} and playlist_videos.playlist_id = ${titles.id})`,
    })
    .from(titles)
    .innerJoin(at, eq(at.id, titles.id))
    .leftJoin(events, and(eq(events.realmId, titles.realmId), eq(events.titleId, titles.id)))
    .leftJoin(venues, and(eq(venues.realmId, events.realmId), eq(venues.id, events.venueId)))
    .leftJoin(leagues, and(eq(leagues.realmId, events.realmId), eq(leagues.id, events.leagueId)))
    .leftJoin(videos, and(eq(videos.realmId, titles.realmId), eq(videos.titleId, titles.id)))
    .where(and(eq(titles.realmId, realmId), inArray(titles.id, [...ids])));

  const found = new Map<string, Title>();
  for (const row of rows) {
    const name = row.name ?? row.id;
    const base: TitleBase = {
      id: row.id,
      name,
      synopsis: row.synopsis,
      images: imagesOf(reading, { id: row.id, name, seed: row.seed }),
      language: row.language,
      isNew: row.isNew,
    };
    switch (row.kind) {
      case 'event':
      case 'angle':
        found.set(row.id, {
          ...base,
          type: 'LiveEvent',
          startsAt: instant(row.moment),
          endsAt: instant(row.moment + (row.duration ?? 0)),
          state: row.state ?? 'UPCOMING',
          venue: row.venue,
          league: row.league,
        });
        break;
      case 'video':
      case 'episode':
        found.set(row.id, {
          ...base,
          type: 'Video',
          durationSeconds: row.durationSeconds ?? 0,
          releasedAt: instant(row.moment),
        });
        break;
      case 'series':
        found.set(row.id, {
          ...base,
          type: 'Series',
          seasonCount: row.seasonCount,
          episodeCount: row.episodeCount,
        });
        break;
      case 'playlist':
        found.set(row.id, { ...base, type: 'Playlist', videoCount: row.videoCount });
        break;
      case 'fighter':
        break;
    }
  }
  return found;
}

/** The realm's heroes in the editors' order. */
export async function readHeroes(
  db: Database,
  { realmId, locale }: Pick<Reading, 'realmId' | 'locale'>,
  first: number,
): Promise<{ titleId: string; tagline: string | null }[]> {
  return db
    .select({
      titleId: heroes.titleId,
      tagline: sql<string | null>`${heroes.tagline}->>${locale}`,
    })
    .from(heroes)
    .where(eq(heroes.realmId, realmId))
    .orderBy(asc(heroes.position))
    .limit(first);
}
