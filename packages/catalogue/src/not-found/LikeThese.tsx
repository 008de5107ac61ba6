import { type Site, type SlotProps, useLabels, useSite } from '@marquee/renderer';
import { type CardView, TitleRail, titleLabels, ViewerDatesProvider } from '@marquee/titles';
import { useEffect, useState } from 'react';
import { type CardsRequest, loadCards } from '../listing/load-cards';
import { likeAddress } from '../rules/like-address';

/** What is like a title, by the route of its address. */
const LIKE: Readonly<Record<string, CardsRequest['source']>> = {
  live: 'UPCOMING',
  series: 'SERIES',
  season: 'SERIES',
  playlist: 'PLAYLISTS',
};

function loadCardLabels({ ensureLabels }: Site): Promise<void> | undefined {
  const { name, labels } = titleLabels;
  return labels && ensureLabels({ name, labels });
}

/** Titles that are like one that is not there, once they are loaded; nothing where there are none. */
export function LikeThese({ route = '', pathname }: SlotProps['notFound.like']) {
  const site = useSite();
  const t = useLabels();
  const [cards, setCards] = useState<readonly CardView[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const request = { source: LIKE[route] ?? 'LATEST', shape: 'landscape', first: 24 } as const;
    Promise.all([loadCards(site, request, signal), loadCardLabels(site)]).then(
      ([{ rows }]) => {
        if (!signal.aborted) setCards(likeAddress(pathname, rows).slice(0, 12));
      },
      // The page is whole without them.
      (error: unknown) => signal.aborted || console.warn('What is like it did not load.', error),
    );
    return () => controller.abort();
  }, [site, route, pathname]);
  if (cards.length === 0) return null;
  return (
    <ViewerDatesProvider ready>
      <TitleRail id="like-this" title={t('notFound.like')} shape="landscape" cards={cards} />
    </ViewerDatesProvider>
  );
}
