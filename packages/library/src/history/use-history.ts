import type { components } from '@marquee/origin-client';
import { history } from '@marquee/origin-client/calls';
import { query, readEach, TitlesDocument } from '@marquee/origin-client/catalogue';
import { useSite } from '@marquee/renderer';
import { type PagedList, useFailures, usePagedList } from '@marquee/renderer/failures';
import { type CardView, cardView, loadTitleFormat } from '@marquee/titles';
import { useCallback, useMemo } from 'react';
import { useViewerKey } from '../viewer/use-viewer-key';

export type Watched = components['schemas']['Watched'];

/** A title that the viewer has seen a part of. */
export interface SeenTitle {
  card: CardView;
  watched: Watched;
}

export interface SeenTitles {
  titles: readonly SeenTitle[];
  /** Nothing that is watched is noted. */
  paused: boolean;
  hasMore: boolean;
  /** Where the next page begins. */
  lastSeen: string | undefined;
}

/** What the viewer has watched, the last first, page by page. Titles that are gone are left out. */
export function useHistory(): PagedList<SeenTitles> {
  const site = useSite();
  const { origin } = site;
  const viewer = useViewerKey();
  const fetch = useCallback(
    async (lastSeen: string | undefined, signal: AbortSignal): Promise<SeenTitles> => {
      const page = await origin.call(history, { query: lastSeen ? { lastSeen } : {}, signal });
      const ids = page.titles.map(({ id }) => id);
      const [found, format] = await Promise.all([
        ids.length > 0 ? query(origin, TitlesDocument, { ids }, { signal }) : null,
        loadTitleFormat(site),
      ]);
      const cards = readEach(found?.titles ?? [], (title) => cardView(title, 'landscape', format));
      const byId = new Map(cards.map((card) => [card.id, card]));
      return {
        titles: page.titles.flatMap(({ id, watched }) => {
          const card = byId.get(id);
          return card ? [{ card, watched }] : [];
        }),
        paused: page.paused,
        hasMore: page.pagingInfo.moreDataAvailable,
        lastSeen: page.titles.at(-1)?.place ?? lastSeen,
      };
    },
    [site, origin],
  );
  const load = useMemo(
    () => (viewer ? (signal: AbortSignal) => fetch(undefined, signal) : null),
    [viewer, fetch],
  );
  return usePagedList({
    load,
    next: async ({ titles, lastSeen }, signal) => {
      const page = await fetch(lastSeen, signal);
      return { ...page, titles: [...titles, ...page.titles] };
    },
    failuresOf: useFailures(),
  });
}
