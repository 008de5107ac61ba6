import { createHash } from 'node:crypto';
import type { Localised } from '../../../kernel/database/columns';
import type { PlantedRealm } from '../../../kernel/realms/sample-realm';
import type {
  collections,
  collectionTitles,
  events,
  fighters,
  heroes,
  leagues,
  playlistVideos,
  seasons,
  titles,
  venues,
  videos,
} from '../tables';
import type { CatalogueTexts } from './catalogue-seed';
import { sampleCatalogues } from './catalogues';
import { type Moment, momentOf } from './rhythm';

/** The rows of one realm's catalogue, table by table. */
export interface CatalogueRows {
  leagues: (typeof leagues.$inferInsert)[];
  venues: (typeof venues.$inferInsert)[];
  titles: (typeof titles.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
  videos: (typeof videos.$inferInsert)[];
  seasons: (typeof seasons.$inferInsert)[];
  playlistVideos: (typeof playlistVideos.$inferInsert)[];
  fighters: (typeof fighters.$inferInsert)[];
  collections: (typeof collections.$inferInsert)[];
  collectionTitles: (typeof collectionTitles.$inferInsert)[];
  heroes: (typeof heroes.$inferInsert)[];
}

type TitleRow = typeof titles.$inferInsert;

const secondsOf = (length: string): number => {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** Any number that stays the same for a title. */
const artworkSeed = (realmId: string, id: string): number =>
  createHash('sha256').update(`${realmId}/${id}`).digest().readUInt32BE() >>> 1;

/** A realm's catalogue laid out as rows. A word that is missing in one of its languages is an error that names it. */
export function rowsOf({
  id: realmId,
  locales,
  like,
  index: realmIndex,
}: PlantedRealm): CatalogueRows {
  const seed = sampleCatalogues[like];
  if (!seed) throw new Error(`There is no catalogue of ${like} for ${realmId} to have.`);

  const words = (where: string, pick: (texts: CatalogueTexts) => string | undefined): Localised =>
    Object.fromEntries(
      locales.map((locale) => {
        const texts = seed.texts[locale];
        const text = texts && pick(texts);
        if (!text) throw new Error(`The seed of ${realmId} has no ${where} in ${locale}.`);
        return [locale, text];
      }),
    );

  const title = (
    kind: TitleRow['kind'],
    { id, language }: { id: string; language?: string },
    position: number,
    moment: Moment,
  ): TitleRow => ({
    realmId,
    id,
    kind,
    position,
    seed: artworkSeed(realmId, id),
    language: language ?? null,
    name: words(`name of ${id}`, (texts) => (texts.fighters?.[id] ?? texts.titles[id])?.[0]),
    synopsis: words(
      `synopsis of ${id}`,
      (texts) => texts.fighters?.[id]?.[2] ?? texts.titles[id]?.[1],
    ),
    ...moment,
  });

  const { events, videos, series, playlists, fighters = [] } = seed;
  const daily = events.filter((event) => event.rhythm === 'daily');
  const fortnightly = events.filter((event) => event.rhythm === 'fortnightly');
  const timed = [daily, fortnightly].flatMap((group) =>
    group.map((event, index) => ({
      event,
      timing: momentOf(event.rhythm, {
        index,
        count: group.length,
        realmIndex,
        hours: event.hours,
      }),
    })),
  );
  const plain = (
    kind: 'video' | 'series' | 'playlist' | 'fighter',
    index: number,
    count: number,
  ) => {
    const { cycle, phase } = momentOf(kind, { index, count, realmIndex, hours: 0 });
    return { cycle, phase };
  };
  const names = (kind: 'leagues' | 'venues', ids: readonly string[]) =>
    [...new Set(ids)].map((id) => ({
      realmId,
      id,
      name: words(`${kind} ${id}`, (texts) => texts[kind][id]),
    }));

  return {
    leagues: names(
      'leagues',
      events.map((event) => event.league),
    ),
    venues: names(
      'venues',
      events.map((event) => event.venue),
    ),
    titles: [
      ...timed.map(({ event, timing: { cycle, phase } }, position) =>
        title('event', event, position, { cycle, phase }),
      ),
      ...videos.map((one, index) =>
        title('video', one, index, plain('video', index, videos.length)),
      ),
      ...series.map((one, index) =>
        title('series', one, index, plain('series', index, series.length)),
      ),
      ...playlists.map((one, index) =>
        title('playlist', one, index, plain('playlist', index, playlists.length)),
      ),
      ...fighters.map((one, index) =>
        title('fighter', one, index, plain('fighter', index, fighters.length)),
      ),
    ],
    events: timed.map(({ event, timing }) => ({
      realmId,
      titleId: event.id,
      leagueId: event.league,
      venueId: event.venue,
      duration: timing.duration,
      replayFrom: timing.replayFrom,
      replayUntil: timing.replayUntil,
    })),
    videos: videos.map(({ id, length }) => ({
      realmId,
      titleId: id,
      durationSeconds: secondsOf(length),
    })),
    seasons: series.flatMap(({ id, seasons }) =>
      seasons.map((episodeCount, index) => ({
        realmId,
        titleId: id,
        number: index + 1,
        episodeCount,
      })),
    ),
    playlistVideos: playlists.flatMap((playlist) =>
      playlist.videos.map((videoId, position) => ({
        realmId,
        titleId: playlist.id,
        videoId,
        position,
      })),
    ),
    fighters: fighters.map(({ id, record: [wins, losses, draws], ranking, ...facts }) => ({
      realmId,
      titleId: id,
      nickname: words(`nickname of ${id}`, (texts) => texts.fighters?.[id]?.[1]),
      ...facts,
      wins,
      losses,
      draws,
      ranking: ranking ?? null,
    })),
    collections: Object.keys(seed.collections).map((id) => ({
      realmId,
      id,
      title: words(`collection ${id}`, (texts) => texts.collections[id]),
    })),
    collectionTitles: Object.entries(seed.collections).flatMap(([collectionId, ids]) =>
      ids.map((titleId, position) => ({ realmId, collectionId, titleId, position })),
    ),
    heroes: seed.heroes.map((titleId, position) => ({
      realmId,
      titleId,
      position,
      tagline: words(`tagline of ${titleId}`, (texts) => texts.taglines[titleId]),
    })),
  };
}
