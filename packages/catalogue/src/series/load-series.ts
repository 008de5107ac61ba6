import {
  EpisodesDocument,
  query,
  readAnswer,
  SeasonDocument,
  type SeasonEpisodesFragment,
} from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { loadTitleFormat, type TitleFormat } from '@marquee/titles';
import { notFound } from '../listing/not-found';
import { leadTo } from '../title/canonical-path';
import { loadTitlePage } from '../title/load-title-page';
import { loadTitleReading } from '../title/load-title-reading';
import { seasonPath } from '../title/season-path';
import { titlePageView } from '../title/title-page-view';
import { type VideoRows, videoRows } from '../title/video-rows';
import type { SeriesView } from './series-view';

/** How many episodes come at once. */
const EPISODES = 24;

/** Loads a series with its first season. */
export async function loadSeries(context: LoaderContext): Promise<SeriesView> {
  const { site, origin, params, signal } = context;
  const series = await loadTitlePage(context, params.seriesId ?? '');
  const [first] = series.seasons;
  if (!first) return { series };
  const [{ season }, format] = await Promise.all([
    query(origin, EpisodesDocument, { id: first.id, first: EPISODES }, { signal }),
    loadTitleFormat(site),
  ]);
  return { series, season: season ? readAnswer(() => seasonOf(season, format)) : undefined };
}

/**
 * Loads a season's page: its series with that season open.
 * @throws {Response} 404 where the realm has no such season; a redirect where its own address is another
 */
export async function loadSeason({
  site,
  origin,
  params,
  url,
  signal,
}: LoaderContext): Promise<SeriesView> {
  const [{ season }, reading] = await Promise.all([
    query(origin, SeasonDocument, { id: params.seasonId ?? '', first: EPISODES }, { signal }),
    loadTitleReading(site),
  ]);
  if (!season) throw notFound();
  leadTo(site, seasonPath(site, season), url);
  return readAnswer(() => ({
    series: titlePageView(season.series, [], reading),
    season: seasonOf(season, reading.format),
  }));
}

/** More episodes of a season. */
export async function moreEpisodes(site: Site, id: string, after: string): Promise<VideoRows> {
  const [{ season }, format] = await Promise.all([
    query(site.origin, EpisodesDocument, { id, first: EPISODES, after }),
    loadTitleFormat(site),
  ]);
  return season ? readAnswer(() => videoRows(season.episodes, format)) : { rows: [], after: null };
}

const seasonOf = (
  { id, name, episodeCount, episodes }: SeasonEpisodesFragment,
  format: TitleFormat,
): SeriesView['season'] => ({ id, name, episodeCount, episodes: videoRows(episodes, format) });
