import { OriginError } from '@marquee/origin-client';
import { favourites as favouritesCall } from '@marquee/origin-client/calls';
import { query, TitlesDocument } from '@marquee/origin-client/catalogue';
import { useSite } from '@marquee/renderer';
import { type CardView, cardView, loadTitleWords } from '@marquee/titles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFavourites, useOwner } from './use-favourites';

export interface FavouriteTitles {
  /** In the order in which they were marked, the last one first. Null before the first page is there. */
  cards: readonly CardView[] | null;
  /** How many there are in all, as far as is known. */
  total: number;
  hasMore: boolean;
  busy: boolean;
  /** Why the last page that was asked for did not come. */
  failure: OriginError | null;
}

const NOTHING: FavouriteTitles = {
  ...{ cards: null, total: 0, hasMore: false, busy: true, failure: null },
};

/** A viewer's favourites, page by page (nine to a page by the contract, 2 §9), and a way to ask for the next page. */
export function useFavouriteTitles(): FavouriteTitles & { load: () => Promise<void> } {
  const site = useSite();
  const { origin } = site;
  const favourites = useFavourites();
  const owner = useOwner();
  const [titles, setTitles] = useState(NOTHING);
  const lastSeen = useRef<string>(undefined);
  const asking = useRef<AbortController>(null);

  const load = useCallback(async () => {
    if (!owner) return;
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    setTitles((before) => ({ ...before, busy: true, failure: null }));
    try {
      // First, because what was marked as a guest is among them then.
      await favourites.follow(owner);
      const { vods, pagingInfo } = await origin.call(favouritesCall, {
        query: lastSeen.current ? { lastSeen: lastSeen.current } : {},
        signal: asked.signal,
      });
      const ids = vods.map(({ id }) => id);
      const found =
        ids.length > 0
          ? await query(origin, TitlesDocument, { ids }, { signal: asked.signal })
          : null;
      if (asked.signal.aborted) return;
      const words = await loadTitleWords(site);
      const next = (found?.titles ?? []).map((title) => cardView(title, 'landscape', words));
      lastSeen.current = vods.at(-1)?.place ?? lastSeen.current;
      setTitles(({ cards, total }) => ({
        cards: [...(cards ?? []), ...next],
        total: cards ? total : (favourites.count ?? next.length),
        hasMore: pagingInfo.moreDataAvailable,
        ...{ busy: false, failure: null },
      }));
    } catch (error) {
      if (asked.signal.aborted) return;
      if (!(error instanceof OriginError)) throw error;
      setTitles((before) => ({ ...before, busy: false, failure: error }));
    }
  }, [site, origin, favourites, owner]);

  useEffect(() => {
    lastSeen.current = undefined;
    setTitles(NOTHING);
    void load();
    return () => asking.current?.abort();
  }, [load]);
  return { ...titles, load };
}
