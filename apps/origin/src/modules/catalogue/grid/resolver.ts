import type { MercuriusContext } from 'mercurius';
import type { Database } from '../../../kernel/database/database';
import type { Answering } from '../answering';
import { decodeCursor, encodeCursor } from '../cursor';
import { checkFirst, refuse } from '../refusals';
import { type GridFilter, type GridOrder, gridPage } from './grid-page';
import { readGrid } from './read-grid';

interface GridArguments {
  filter?: GridFilter | null;
  order: GridOrder;
  first: number;
  after?: string | null;
}

const mostTitles = 60;

/** The field `grid`: all titles of a realm, filtered. */
export const gridResolver =
  (db: Database, answering: (context: MercuriusContext) => Answering) =>
  async (_: unknown, request: GridArguments, context: MercuriusContext) => {
    const { reading, titles } = answering(context);
    const { order, first, after } = request;
    const filter = request.filter ?? {};
    checkFirst(first, mostTitles, 'grid');
    const list = `grid ${order}`;
    const from = after ? decodeCursor(list, after) : null;
    if (after && !from) throw refuse('grid: after is not a cursor of this order.');
    const { locale, now } = reading;
    const page = gridPage(await readGrid(db, reading), {
      filter,
      order,
      first,
      after: from?.id,
      locale,
      now,
    });
    if (!page) throw refuse('grid: after is a cursor of a title that is gone.');
    const { ids, hasNextPage, totalCount, facets } = page;
    const edges = await Promise.all(
      ids.map(async (id) => ({
        cursor: encodeCursor(list, { key: 0, id }),
        node: await titles.load(id),
      })),
    );
    return {
      edges: edges.filter(({ node }) => node !== undefined),
      pageInfo: {
        hasNextPage,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      totalCount,
      facets,
    };
  };
