import { seasonId } from '../details/seasons';
import type { episodes } from '../details/tables';
import type { seasons, videos } from '../tables';
import type { SeriesSeed } from './catalogue-seed';
import { cellsOf, type EpisodesSeed, numberedName } from './detail-seed';
import { numberOf, type RowWriter, type TitleRow } from './row-writer';

const day = 24 * 60 * 60;

export interface EpisodeRows {
  titles: TitleRow[];
  videos: (typeof videos.$inferInsert)[];
  seasons: (typeof seasons.$inferInsert)[];
  episodes: (typeof episodes.$inferInsert)[];
  /** Episodes that guests may watch although their series needs more. */
  free: Set<string>;
}

/** The name and the synopsis of an episode in every language; without words of its own it is numbered. */
function wordsOf(writer: RowWriter, season: string, index: number, number: number | null) {
  const lines = (text: string | undefined) => (text === undefined ? undefined : cellsOf(text));
  const isNamed = Object.values(writer.seed.texts).some((texts) => texts.episodes[season]);
  if (!isNamed) {
    return {
      name: writer.words(`number of ${season}`, (_, locale) => numberedName(number ?? 0, locale)),
      synopsis: null,
    };
  }
  const cell = (at: 0 | 1, what: string) =>
    writer.words(
      `${what} of episode ${index + 1} of ${season}`,
      (texts) => lines(texts.episodes[season])?.[index]?.[at],
    );
  return { name: cell(0, 'name'), synopsis: cell(1, 'synopsis') };
}

/** The episodes of one series with their seasons' specials. */
export function episodeRows(
  writer: RowWriter,
  { id: seriesId, seasons: counts, language }: SeriesSeed,
  { minutes, daily, missing, firstIsFree }: EpisodesSeed,
  series: TitleRow,
): EpisodeRows {
  const { realmId, locales, seed } = writer;
  const rows: EpisodeRows = { titles: [], videos: [], seasons: [], episodes: [], free: new Set() };
  const specials = cellsOf(
    seed.texts[locales[0] ?? '']?.episodes[seasonId(seriesId, 0)] ?? '',
  ).length;
  const all = [...counts.map((count, index) => ({ number: index + 1, count }))];
  if (specials > 0) {
    all.push({ number: 0, count: specials });
    rows.seasons.push({ realmId, titleId: seriesId, number: 0, episodeCount: specials });
  }
  for (const { number: season, count } of all) {
    // A season came out a year before the next one, the specials half a year before the last.
    const seasonAge = season === 0 ? 182 * day : (counts.length - season) * 364 * day;
    for (let index = 0; index < count; index += 1) {
      const gone = missing?.[0] === season && index + 1 >= missing[1] ? 1 : 0;
      const number = season === 0 ? null : index + 1 + gone;
      const id = `${seasonId(seriesId, season)}e${number ?? index + 1}`;
      const [shortest, longest] = minutes;
      rows.titles.push({
        ...writer.title(
          'episode',
          { id, language, ...wordsOf(writer, seasonId(seriesId, season), index, number) },
          index,
          series,
        ),
        earlierBy: seasonAge + (daily ? (count - 1 - index) * day : 0),
      });
      rows.videos.push({
        realmId,
        titleId: id,
        durationSeconds:
          shortest * 60 + (numberOf(realmId, `${id}/length`) % ((longest - shortest) * 60)),
      });
      rows.episodes.push({ realmId, titleId: id, seriesId, season, position: index, number });
      if (firstIsFree && season === 1 && index === 0) rows.free.add(id);
    }
  }
  return rows;
}
