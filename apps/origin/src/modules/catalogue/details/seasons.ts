import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Place } from '../cursor';
import type { Reading } from '../reading';
import { rowsBy } from '../rows-by';
import { playlistVideos, seasons } from '../tables';
import { episodes } from './tables';

export interface Season {
  id: string;
  seriesId: string;
  /** 0 has the specials. */
  number: number;
  episodeCount: number;
}

/** A season is named after its series: `countdown-s2`. */
export const seasonId = (seriesId: string, number: number) => `${seriesId}-s${number}`;

/** The series and the number in a season's identifier; null where it cannot be one. */
export function readSeasonId(id: string): { seriesId: string; number: number } | null {
  const [, seriesId, number] = /^(.+)-s(0|[1-9]\d{0,3})$/.exec(id) ?? [];
  return seriesId && number ? { seriesId, number: Number(number) } : null;
}

const words: Readonly<Record<string, readonly [season: string, specials: string]>> = {
  en: ['Season', 'Specials'],
  es: ['Temporada', 'Especiales'],
  pt: ['Temporada', 'Especiais'],
  ar: ['الموسم', 'حلقات خاصة'],
};

/** The name of a season in the language of the answer. */
export function seasonName(number: number, locale: string): string {
  const [season, specials] = words[locale.split('-')[0] ?? ''] ?? ['S', 'S0'];
  return number === 0 ? specials : `${season} ${number}`;
}

/** The seasons of series, the first one first and the specials last. */
export async function readSeasons(
  db: Database,
  { realmId }: Reading,
  seriesIds: readonly string[],
): Promise<Map<string, Season[]>> {
  const rows = await db
    .select()
    .from(seasons)
    .where(and(eq(seasons.realmId, realmId), inArray(seasons.titleId, [...seriesIds])))
    .orderBy(sql`${seasons.number} = 0`, asc(seasons.number));
  const bySeries = rowsBy(rows, ({ titleId }) => titleId);
  return new Map(
    [...bySeries].map(([seriesId, own]) => [
      seriesId,
      own.map(({ number, episodeCount }) => ({
        id: seasonId(seriesId, number),
        seriesId,
        number,
        episodeCount,
      })),
    ]),
  );
}

/** The places of the episodes of seasons, by the season's identifier. */
export async function readSeasonPlaces(
  db: Database,
  { realmId }: Reading,
  seasonIds: readonly string[],
): Promise<Map<string, Place[]>> {
  const wanted = seasonIds.map(readSeasonId).filter((season) => season !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      seriesId: episodes.seriesId,
      season: episodes.season,
      key: episodes.position,
      id: episodes.titleId,
    })
    .from(episodes)
    .where(
      and(
        eq(episodes.realmId, realmId),
        or(
          ...wanted.map(({ seriesId, number }) =>
            and(eq(episodes.seriesId, seriesId), eq(episodes.season, number)),
          ),
        ),
      ),
    )
    .orderBy(asc(episodes.position));
  return rowsBy(rows, ({ seriesId, season }) => seasonId(seriesId, season));
}

/** The places of the videos of playlists. */
export async function readPlaylistPlaces(
  db: Database,
  { realmId }: Reading,
  playlistIds: readonly string[],
): Promise<Map<string, Place[]>> {
  const rows = await db
    .select({
      playlistId: playlistVideos.titleId,
      key: playlistVideos.position,
      id: playlistVideos.videoId,
    })
    .from(playlistVideos)
    .where(
      and(eq(playlistVideos.realmId, realmId), inArray(playlistVideos.titleId, [...playlistIds])),
    )
    .orderBy(asc(playlistVideos.position), asc(playlistVideos.videoId));
  return rowsBy(rows, ({ playlistId }) => playlistId);
}

export interface EpisodePlace {
  seriesId: string;
  season: number;
  number: number | null;
  previousId: string | null;
  nextId: string | null;
}

/** The places of episodes in their series, and their neighbours across its seasons; specials have only specials beside them. */
export async function readEpisodePlaces(
  db: Database,
  { realmId }: Reading,
  ids: readonly string[],
): Promise<Map<string, EpisodePlace>> {
  const ofSeries = db
    .select({ id: episodes.seriesId })
    .from(episodes)
    .where(and(eq(episodes.realmId, realmId), inArray(episodes.titleId, [...ids])));
  const order = sql`over (partition by ${episodes.seriesId}, ${episodes.season} = 0
    order by ${episodes.season}, ${episodes.position})`;
  const rows = await db
    .select({
      id: episodes.titleId,
      seriesId: episodes.seriesId,
      season: episodes.season,
      number: episodes.number,
      previousId: sql<string | null>`lag(${episodes.titleId}) ${order}`,
      nextId: sql<string | null>`lead(${episodes.titleId}) ${order}`,
    })
    .from(episodes)
    .where(and(eq(episodes.realmId, realmId), inArray(episodes.seriesId, ofSeries)));
  const asked = new Set(ids);
  return new Map(rows.filter(({ id }) => asked.has(id)).map(({ id, ...place }) => [id, place]));
}
