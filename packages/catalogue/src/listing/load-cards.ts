import {
  HomeDocument,
  query,
  type RailRequest,
  readAnswer,
  readEach,
} from '@marquee/origin-client/catalogue';
import type { CardShape } from '@marquee/realm';
import type { LoaderContext, Site } from '@marquee/renderer';
import { type CardView, cardView, loadTitleFormat } from '@marquee/titles';
import { loadAt } from './not-found';
import type { Rows } from './rows';

/** One page of titles as a grid of cards. */
export interface CardsView extends Rows<CardView> {
  /** The title of a collection. */
  heading?: string;
  /** The name of the zone of the times; absent where no card shows one. */
  zone?: string;
}

export interface CardsRequest extends Omit<RailRequest, 'key'> {
  shape: CardShape;
}

/**
 * Loads the titles of a source from the place in it that a page's address names.
 * @throws {Response} 404 where the address names no place
 */
export const loadCardsAt = (
  { site, url, signal }: LoaderContext,
  request: CardsRequest,
): Promise<CardsView> => loadAt(url, (after) => loadCards(site, { ...request, after }, signal));

/** Loads one page of titles from a source. */
export async function loadCards(
  site: Site,
  { shape, ...request }: CardsRequest,
  signal?: AbortSignal,
): Promise<CardsView> {
  const rails = [{ ...request, key: 'titles' }];
  const [answer, format] = await Promise.all([
    query(site.origin, HomeDocument, { heroes: 1, withHeroes: false, rails }, { signal }),
    loadTitleFormat(site),
  ]);
  const [rail] = answer.rails;
  if (!rail) return { rows: [], after: null };
  return readAnswer(() => {
    const { edges, pageInfo } = rail.items;
    const rows = readEach(edges, ({ node }) => cardView(node, shape, format));
    return {
      rows,
      after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      heading: rail.title ?? undefined,
      zone: rows.some(({ starts }) => starts) ? format.zone : undefined,
    };
  });
}
