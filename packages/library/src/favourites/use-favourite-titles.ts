import { favourites as favouritesCall } from '@marquee/origin-client/calls';
import { query, readEach, TitlesDocument } from '@marquee/origin-client/catalogue';
import { useSite } from '@marquee/renderer';
import { type PagedList, useFailures, usePagedList } from '@marquee/renderer/failures';
import { type CardView, cardView, loadTitleFormat } from '@marquee/titles';
import { useCallback, useMemo } from 'react';
import { useFavourites, useOwner } from './use-favourites';

export interface FavouriteTitles {
  /** The cards in the order in which the viewer marked them, the last one first. */
  cards: readonly CardView[];
  /** The number of favourites in all, as far as it is known. */
  total: number;
  hasMore: boolean;
  /** Where the next page begins; undefined before the first. */
  lastSeen: string | undefined;
}

/** A viewer's favourites, page by page (nine to a page by the contract, 2 §9). */
export function useFavouriteTitles(): PagedList<FavouriteTitles> {
  const site = useSite();
  const { origin } = site;
  const favourites = useFavourites();
  const owner = useOwner();

  const fetch = useCallback(
    async (lastSeen: string | undefined, signal: AbortSignal) => {
      const { vods, pagingInfo } = await origin.call(favouritesCall, {
        query: lastSeen ? { lastSeen } : {},
        signal,
      });
      const ids = vods.map(({ id }) => id);
      const found =
        ids.length > 0 ? await query(origin, TitlesDocument, { ids }, { signal }) : null;
      const format = await loadTitleFormat(site);
      return {
        cards: readEach(found?.titles ?? [], (title) => cardView(title, 'landscape', format)),
        hasMore: pagingInfo.moreDataAvailable,
        lastSeen: vods.at(-1)?.place ?? lastSeen,
      };
    },
    [site, origin],
  );

  const load = useMemo(
    () =>
      owner &&
      (async (signal: AbortSignal) => {
        // First, because it adds those that the viewer marked as a guest.
        await favourites.follow(owner);
        const page = await fetch(undefined, signal);
        return { ...page, total: favourites.count ?? page.cards.length };
      }),
    [owner, favourites, fetch],
  );
  const next = async ({ cards, total, lastSeen }: FavouriteTitles, signal: AbortSignal) => {
    const page = await fetch(lastSeen, signal);
    return { ...page, total, cards: [...cards, ...page.cards] };
  };
  return usePagedList({ load, next, failuresOf: useFailures() });
}
