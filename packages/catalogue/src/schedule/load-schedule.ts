import {
  GridDocument,
  GridMoreDocument,
  type GridTitlesFragment,
  query,
  readAnswer,
} from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { loadTitleFormat, type TitleFormat, type TitleView } from '@marquee/titles';
import { eventRowViews } from '../listing/event-row-view';
import { loadAt } from '../listing/not-found';
import type { Rows } from '../listing/rows';

/** How many events come at once (spec 4 §2). */
const EVENTS = 40;

/** A league that events of the schedule belong to. */
export interface LeagueView {
  id: string;
  name: string;
  count: number;
}

export interface ScheduleView extends Rows<TitleView> {
  leagues: readonly LeagueView[];
  /** The one that the schedule is limited to; undefined for all. */
  league?: LeagueView;
  /** The name of the zone of the times. */
  zone?: string;
}

const variables = (league: string | null, after?: string) =>
  ({
    filter: { kind: ['EVENT'], state: 'UPCOMING', league: league === null ? [] : [league] },
    order: 'SOON',
    first: EVENTS,
    after,
  }) as const;

const rowsOf = ({ edges, pageInfo }: GridTitlesFragment, format: TitleFormat): Rows<TitleView> => ({
  rows: eventRowViews(
    edges.flatMap(({ node }) => (node?.__typename === 'LiveEvent' ? [node] : [])),
    format,
  ),
  after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/**
 * Loads the schedule that a page's address names: of all leagues, or of one.
 * @throws {Response} 404 where the address goes on after an event that there is not
 */
export async function loadSchedule({ site, url, signal }: LoaderContext): Promise<ScheduleView> {
  const { locale } = site;
  const league = url.searchParams.get('league');
  const [{ grid }, format] = await Promise.all([
    loadAt(url, (after) => query(site.origin, GridDocument, variables(league, after), { signal })),
    loadTitleFormat(site),
  ]);
  return readAnswer(() => {
    const list = rowsOf(grid, format);
    const leagues = grid.facets.flatMap(({ key, value, name, count }) =>
      key === 'LEAGUE' ? [{ id: value, name: name ?? value, count }] : [],
    );
    return {
      ...list,
      leagues: leagues.sort((a, b) => a.name.localeCompare(b.name, locale)),
      league: leagues.find(({ id }) => id === league),
      zone: list.rows.length > 0 ? format.zone : undefined,
    };
  });
}

/** Loads more of the schedule. */
export async function moreOfSchedule(
  site: Site,
  league: LeagueView | undefined,
  after: string,
): Promise<Rows<TitleView>> {
  const [{ grid }, format] = await Promise.all([
    query(site.origin, GridMoreDocument, variables(league?.id ?? null, after)),
    loadTitleFormat(site),
  ]);
  return readAnswer(() => rowsOf(grid, format));
}
