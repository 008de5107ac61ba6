import { sharedWatchlist, watchlist } from '@marquee/origin-client/calls';
import { query, readEach, TitlesDocument } from '@marquee/origin-client/catalogue';
import type { Site } from '@marquee/renderer';
import { type CardView, cardView, loadTitleFormat } from '@marquee/titles';
import type { ListItem, ListName, OneList } from './watchlist';

/** Titles to a page of one list's grid (spec 2 §9), and the most that the catalogue answers to one question. */
export const GRID_PAGE = 60;

interface Part {
  /** `place` of the last title before. */
  lastSeen?: string | undefined;
  /** A guest reads a list by its link. */
  isViewer: boolean;
}

/**
 * Loads a list with a part of its titles, and these as cards.
 * @throws {OriginError}
 */
export async function loadList(
  site: Site,
  { owner, id }: ListName,
  { lastSeen, isViewer }: Part,
  signal: AbortSignal,
): Promise<OneList> {
  const page = { rpp: GRID_PAGE, ...(lastSeen ? { lastSeen } : {}) };
  const answer = isViewer
    ? await site.origin.call(watchlist, { params: { id }, query: page, signal })
    : await site.origin.call(sharedWatchlist, { params: { owner, id }, query: page, signal });
  const cards = await loadCards(site, answer.content, signal);
  return {
    head: answer.watchlist,
    content: answer.content.map((item) => ({ ...item, card: cards.get(item.id) })),
    moreDataAvailable: answer.pagingInfo.moreDataAvailable,
  };
}

async function loadCards(
  site: Site,
  items: readonly ListItem[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CardView>> {
  const ids = items.filter(({ gone }) => !gone).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [{ titles }, format] = await Promise.all([
    query(site.origin, TitlesDocument, { ids }, { signal }),
    loadTitleFormat(site),
  ]);
  const cards = readEach(titles, (title) => cardView(title, 'landscape', format));
  return new Map(cards.map((card) => [card.id, card]));
}
