import {
  query as ask,
  GridDocument,
  GridMoreDocument,
  type GridTitlesFragment,
  readAnswer,
  readEach,
} from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { type CardView, cardView, loadTitleFormat, type TitleFormat } from '@marquee/titles';
import { loadAt } from '../listing/not-found';
import type { Rows } from '../listing/rows';
import { type GridQuery, gridFilter, readGridQuery } from '../rules/grid-query';
import type { FacetView } from './facet-view';

const TITLES = 24;

export interface GridView extends Rows<CardView> {
  query: GridQuery;
  total: number;
  facets: readonly FacetView[];
  /** The name of the zone of the times; absent where no card shows one. */
  zone?: string;
}

const variables = (query: GridQuery, after?: string) => ({
  filter: gridFilter(query),
  order: query.order,
  first: TITLES,
  after,
});

const rowsOf = ({ edges, pageInfo }: GridTitlesFragment, format: TitleFormat): Rows<CardView> => ({
  rows: readEach(edges, ({ node }) => cardView(node, 'landscape', format)),
  after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/**
 * Loads the titles that a grid's address names.
 * @throws {Response} 404 where the address goes on after a title that there is not
 */
export async function loadGrid({ site, url, signal }: LoaderContext): Promise<GridView> {
  const query = readGridQuery(url.searchParams);
  const [{ grid }, format] = await Promise.all([
    loadAt(url, (after) => ask(site.origin, GridDocument, variables(query, after), { signal })),
    loadTitleFormat(site),
  ]);
  const list = readAnswer(() => rowsOf(grid, format));
  return {
    ...list,
    query,
    total: grid.totalCount,
    facets: grid.facets,
    zone: list.rows.some(({ starts }) => starts) ? format.zone : undefined,
  };
}

/** Loads more titles of a grid. */
export async function moreOfGrid(
  site: Site,
  query: GridQuery,
  after: string,
): Promise<Rows<CardView>> {
  const [{ grid }, format] = await Promise.all([
    ask(site.origin, GridMoreDocument, variables(query, after)),
    loadTitleFormat(site),
  ]);
  return readAnswer(() => rowsOf(grid, format));
}
