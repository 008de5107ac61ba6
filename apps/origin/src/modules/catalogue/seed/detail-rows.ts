import type {
  bouts,
  credits,
  episodes,
  eventDetails,
  mergedTitles,
  titleDetails,
} from '../details/tables';
import type { events, fighters, seasons, videos } from '../tables';
import { boutRows, contendersOf } from './bout-rows';
import { type DetailSeed, roleIn } from './detail-seed';
import { type EpisodeRows, episodeRows } from './episode-rows';
import type { RowWriter, TitleRow } from './row-writer';

/** The rows of the titles' pages: those of tables of their own, and more for the tables of the catalogue. */
export interface DetailRows {
  titles: TitleRow[];
  events: (typeof events.$inferInsert)[];
  videos: (typeof videos.$inferInsert)[];
  seasons: (typeof seasons.$inferInsert)[];
  fighters: (typeof fighters.$inferInsert)[];
  titleDetails: (typeof titleDetails.$inferInsert)[];
  eventDetails: (typeof eventDetails.$inferInsert)[];
  bouts: (typeof bouts.$inferInsert)[];
  episodes: (typeof episodes.$inferInsert)[];
  credits: (typeof credits.$inferInsert)[];
  mergedTitles: (typeof mergedTitles.$inferInsert)[];
}

const minute = 60;

/** The further pictures of an event: at its times, in its place, under names of their own. */
function angleRows(writer: RowWriter, { angles }: DetailSeed, cards: Cards) {
  const { realmId, words, title } = writer;
  const event = cards.events.find(({ titleId }) => titleId === angles.of);
  const whole = cards.titles.find(({ id }) => id === angles.of);
  if (!event || !whole) throw new Error(`${realmId} has no event ${angles.of} to see more of.`);
  return {
    titles: angles.ids.map((id, position) =>
      title(
        'angle',
        {
          id,
          language: whole.language ?? undefined,
          name: words(`name of ${id}`, ({ titles }) => titles[id]?.[0]),
          synopsis: words(`synopsis of ${id}`, ({ titles }) => titles[id]?.[1]),
        },
        position,
        whole,
      ),
    ),
    events: angles.ids.map((titleId) => ({ ...event, titleId })),
  };
}

function eventDetailRows({ realmId }: RowWriter, details: DetailSeed, events: Cards['events']) {
  const { moved, postponed, cancelled, angles, programmes } = details;
  return events.map(({ titleId }): typeof eventDetails.$inferInsert => {
    const timelineId = angles.ids.includes(titleId) ? angles.of : titleId;
    const { doors, main } = programmes[timelineId] ?? {};
    const row = {
      realmId,
      titleId,
      timelineId,
      doorsAfter: doors === undefined ? null : -doors * minute,
      mainAfter: main === undefined ? null : main * minute,
    };
    if (titleId === moved.id)
      return { ...row, timing: 'MOVED', announcedAfter: -moved.minutes * minute };
    if (titleId === postponed) return { ...row, timing: 'POSTPONED', announcedAfter: 0 };
    if (titleId === cancelled) return { ...row, timing: 'CANCELLED', announcedAfter: 0 };
    return { ...row, timing: 'ON_TIME' };
  });
}

/** The undercards' fighters, with the records that they bring to their first fight. */
function contenderRows(writer: RowWriter, fought: DetailRows['bouts'], table = '') {
  const { realmId, locales, title } = writer;
  const contenders = contendersOf(table);
  return {
    titles: contenders.map(({ id, name }, index) =>
      title(
        'fighter',
        { id, name: Object.fromEntries(locales.map((locale) => [locale, name])), synopsis: null },
        (writer.seed.fighters?.length ?? 0) + index,
        { cycle: 365 * 24 * 60 * minute, phase: 0 },
      ),
    ),
    fighters: contenders.map(({ id, name: _, ...build }) => {
      const first = fought.find(({ redId, blueId }) => redId === id || blueId === id);
      const [wins = 0, losses = 0, draws = 0] =
        (first?.redId === id ? first.redRecord : first?.blueRecord) ?? [];
      return { realmId, titleId: id, ...build, wins, losses, draws, ranking: null };
    }),
  };
}

interface Cards {
  titles: readonly TitleRow[];
  events: readonly (typeof events.$inferInsert)[];
}

/** The rows that the pages of a realm's titles need beyond those of its cards. */
export function detailRowsOf(writer: RowWriter, cards: Cards): DetailRows {
  const { realmId, seed, words } = writer;
  const { details } = seed;
  const angles = angleRows(writer, details, cards);
  const series = seed.series.map((one): EpisodeRows => {
    const episodes = details.episodes[one.id];
    const title = cards.titles.find(({ id }) => id === one.id);
    if (!episodes || !title) throw new Error(`${realmId} says nothing on episodes of ${one.id}.`);
    return episodeRows(writer, one, episodes, title);
  });
  const fought = Object.entries(details.bouts ?? {}).flatMap(([eventId, card]) =>
    boutRows(realmId, eventId, card),
  );
  const contenders = contenderRows(writer, fought, details.contenders);
  const episodes = series.flatMap((one) => one.episodes);
  const seriesOf = new Map(episodes.map(({ titleId, seriesId }) => [titleId, seriesId]));
  const free = new Set([...details.free, ...series.flatMap((one) => [...one.free])]);
  const registered = new Set(details.registered);
  const accessOf = (id: string) => {
    if (free.has(id)) return 'FREE';
    return registered.has(id) ? 'REGISTERED' : 'LICENCE';
  };
  const described = new Set(
    Object.values(seed.texts).flatMap((texts) => Object.keys(texts.descriptions)),
  );
  const titles = [...angles.titles, ...series.flatMap((one) => one.titles)];

  return {
    titles: [...titles, ...contenders.titles],
    events: angles.events,
    videos: series.flatMap((one) => one.videos),
    seasons: series.flatMap((one) => one.seasons),
    fighters: contenders.fighters,
    titleDetails: [...cards.titles.filter(({ kind }) => kind !== 'fighter'), ...titles].map(
      ({ id }) => {
        const of =
          seriesOf.get(id) ?? (angles.titles.some((one) => one.id === id) ? details.angles.of : id);
        return {
          realmId,
          titleId: id,
          description: described.has(id)
            ? words(`description of ${id}`, (texts) => texts.descriptions[id])
            : null,
          accessLevel: free.has(id) ? 'FREE' : accessOf(of),
          minimumAge: details.minimumAges[of] ?? null,
          countries: details.countries[of] ? [...details.countries[of]] : null,
        };
      },
    ),
    eventDetails: eventDetailRows(writer, details, [...cards.events, ...angles.events]),
    bouts: fought,
    episodes,
    credits: Object.entries(details.credits).flatMap(([titleId, people]) =>
      people.map(([role, name, inArabic], position) => ({
        realmId,
        titleId,
        position,
        role: words(`word for ${role}`, (_, locale) => roleIn(role, locale)),
        name: words(`name of ${name}`, (_, locale) => (locale === 'ar' ? inArabic : name)),
      })),
    ),
    mergedTitles: Object.entries(details.merged).map(([id, titleId]) => ({
      realmId,
      id,
      titleId,
    })),
  };
}
