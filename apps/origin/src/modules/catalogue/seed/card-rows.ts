import type {
  collections,
  collectionTitles,
  events,
  fighters,
  heroes,
  leagues,
  playlistVideos,
  seasons,
  venues,
  videos,
} from '../tables';
import { type Moment, momentOf } from './rhythm';
import type { RowWriter, TitleRow } from './row-writer';

/** The rows of what cards, rails and heroes of one realm show, table by table. */
export interface CardRows {
  leagues: (typeof leagues.$inferInsert)[];
  venues: (typeof venues.$inferInsert)[];
  titles: TitleRow[];
  events: (typeof events.$inferInsert)[];
  videos: (typeof videos.$inferInsert)[];
  seasons: (typeof seasons.$inferInsert)[];
  playlistVideos: (typeof playlistVideos.$inferInsert)[];
  fighters: (typeof fighters.$inferInsert)[];
  collections: (typeof collections.$inferInsert)[];
  collectionTitles: (typeof collectionTitles.$inferInsert)[];
  heroes: (typeof heroes.$inferInsert)[];
}

const secondsOf = (length: string): number => {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** What the cards of a realm show, laid out as rows. */
export function cardRowsOf(
  { realmId, seed, words, title: titleRow }: RowWriter,
  realmIndex: number,
): CardRows {
  const title = (
    kind: TitleRow['kind'],
    { id, language }: { id: string; language?: string },
    position: number,
    moment: Moment,
  ): TitleRow =>
    titleRow(
      kind,
      {
        id,
        language,
        name: words(`name of ${id}`, (texts) => (texts.fighters?.[id] ?? texts.titles[id])?.[0]),
        synopsis: words(
          `synopsis of ${id}`,
          (texts) => texts.fighters?.[id]?.[2] ?? texts.titles[id]?.[1],
        ),
      },
      position,
      moment,
    );

  const { events, videos, series, playlists, fighters = [], details } = seed;
  const notHeld = [details.postponed, details.cancelled];
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
      replayUntil: notHeld.includes(event.id) ? 0 : timing.replayUntil,
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
