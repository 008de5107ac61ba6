import { detailTexts } from '@marquee/design-system/samples/detail-texts';
import { mediaTexts } from '@marquee/design-system/samples/media-texts';
import type { WorkshopAnswers } from '@marquee/renderer/testing';
import {
  event,
  fromNow,
  playlist,
  realmImages,
  realmTitles,
  relatedTitles,
  series,
  video,
} from '@marquee/titles/testing';
import { answer, type Globals } from './page-story';

const common = (globals: Globals) => {
  const { synopsis, description } = detailTexts(globals);
  return {
    synopsis,
    description,
    accessLevel: 'LICENCE',
    minimumAge: 16,
    countries: null,
    related: relatedTitles(globals),
  };
};

/** What the page of an event asks, answered. */
export const eventPage = (
  globals: Globals,
  changes: Parameters<typeof event>[0],
  more: object = {},
): WorkshopAnswers =>
  answer({
    title: {
      ...event({
        ...realmTitles(globals).event,
        venue: detailTexts(globals).details.at(-2)?.value,
        ...changes,
      }),
      ...common(globals),
      doorsAt: null,
      mainAt: null,
      replayFrom: null,
      bouts: [],
      angles: [],
      ...more,
    },
  });

/** The fights of an evening; the last one is for a title. */
export function fightCard(globals: Globals) {
  const { people } = mediaTexts(globals);
  const { nicknames } = detailTexts(globals).bouts;
  const corner = (at: number) => ({
    id: `fighter-${at}`,
    name: people[at] ?? '',
    nickname: nicknames[at] || null,
    country: ['NG', 'SE', 'ES', 'JP'][at] ?? 'PT',
    record: { wins: 21 - at, losses: at, draws: at % 2, noContests: 0 },
    image: realmImages(globals, at).square,
  });
  return ['PRELIMS', 'MAIN', 'MAIN'].map((segment, at) => ({
    id: `bout-${at}`,
    segment,
    weightClass: at === 0 ? 'lightweight' : 'womensStrawweight',
    isTitleFight: at === 2,
    rounds: at === 2 ? 5 : 3,
    red: corner(4 - at * 2),
    blue: corner(5 - at * 2),
  }));
}

/** What the page of a video asks, answered. */
export const videoPage = (globals: Globals, changes: object = {}): WorkshopAnswers =>
  answer({
    title: {
      ...video(realmTitles(globals).video),
      ...common(globals),
      accessLevel: 'FREE',
      minimumAge: null,
      credits: detailTexts(globals).credits.map(({ label, value }) => ({
        role: label,
        name: value,
      })),
      episode: null,
      next: null,
      ...changes,
    },
  });

/** The video as an episode, with the one that comes next. */
export const episodeOf = (globals: Globals) => {
  const [first, second, third] = detailTexts(globals).episodes;
  return {
    name: second?.title,
    synopsis: second?.synopsis,
    episode: {
      number: 2,
      season: {
        ...seasonsOf(globals)[0],
        series: { id: 's-1', name: realmTitles(globals).series.name },
      },
    },
    next: { id: 'v-3', name: third?.title ?? first?.title },
  };
};

const seasonsOf = (globals: Globals) =>
  [8, 4].map((episodeCount, at) => ({
    id: `season-${at + 1}`,
    number: at + 1,
    name: detailTexts(globals).season.replace('{number}', String(at + 1)),
    episodeCount,
  }));

/** Videos of a season or playlist: as many as there are texts for. */
const rows = (globals: Globals, hasNextPage: boolean) => ({
  edges: detailTexts(globals).episodes.map(({ title, synopsis }, at) => ({
    node: {
      id: `v-${at + 1}`,
      name: title,
      synopsis: synopsis || null,
      isNew: at === 0,
      accessLevel: 'FREE',
      durationSeconds: 2300 + at * 310,
      releasedAt: fromNow(-at * 604_800_000),
      images: realmImages(globals, at + 3),
      episode: { number: at + 1 },
    },
  })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'c-1' : null },
});

const seriesOf = (globals: Globals, seasons: object[]) => ({
  ...series(realmTitles(globals).series),
  ...common(globals),
  firstEpisode: null,
  seasons,
});

/** What the page of a series asks, answered: its first season has more episodes than come at once. */
export const seriesPage = (globals: Globals): WorkshopAnswers => {
  const seasons = seasonsOf(globals);
  return answer({
    title: seriesOf(globals, seasons),
    season: { ...seasons[0], episodes: rows(globals, true) },
  });
};

export const emptySeriesPage = (globals: Globals): WorkshopAnswers =>
  answer({ title: seriesOf(globals, []) });

/** What the page of a season asks, answered: all its episodes come at once. */
export const seasonPage = (globals: Globals): WorkshopAnswers => {
  const seasons = seasonsOf(globals);
  return answer({
    season: { ...seasons[1], episodes: rows(globals, false), series: seriesOf(globals, seasons) },
  });
};

/** What the page of a playlist asks, answered: it has more videos than come at once. */
export const playlistPage = (globals: Globals): WorkshopAnswers =>
  answer({
    title: {
      ...playlist(realmTitles(globals).playlist),
      ...common(globals),
      videos: rows(globals, true),
    },
  });

export const emptyPlaylistPage = (globals: Globals): WorkshopAnswers =>
  answer({
    title: {
      ...playlist({ ...realmTitles(globals).playlist, videoCount: 0 }),
      ...common(globals),
      videos: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
