import { RailSkeleton } from '@marquee/design-system';
import { type SectionProps, useSession, useSite } from '@marquee/renderer';
import { TitleRail } from '@marquee/titles';
import { useEffect, useRef, useState } from 'react';
import type { ContinueWatchingView } from '../section-types/continue-watching';
import { begunTitles, begunViewers } from './begun-titles';

/** What the viewer has begun. Its place is kept where this browser knows that there is something; elsewhere nothing moves for it. */
export function ContinueWatching({ id, section }: SectionProps<ContinueWatchingView>) {
  const site = useSite();
  const { status, user } = useSession();
  const viewer = status === 'viewer' ? user?.id : undefined;
  const place = useRef<HTMLDivElement>(null);
  const begun = begunTitles(site.origin);
  const [cards, setCards] = useState(() => (viewer ? begun.known(viewer) : undefined));
  const title = section.title || site.t('history.goOn');
  useEffect(() => {
    if (status === 'starting') return;
    if (!viewer) {
      begunViewers(site.realm.id).note(false);
      setCards([]);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    begun.load(site, viewer, signal).then(
      (loaded) => {
        if (signal.aborted) return;
        begunViewers(site.realm.id).note(loaded.length > 0);
        setCards((before) => (before || hasRoom(place.current) ? loaded : []));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('What the viewer has begun did not load.', error);
        setCards((before) => before ?? []);
      },
    );
    return () => controller.abort();
  }, [site, status, viewer, begun]);
  return (
    // There for everybody, also while it is empty: the page's first frame waits for the section behind a hero.
    <div id={id} ref={place}>
      {!cards && <RailSkeleton shape="landscape" title={title} count={5} forBegun />}
      {cards && cards.length > 0 && (
        <TitleRail
          id={`${id}-rail`}
          title={title}
          shape="landscape"
          cards={cards}
          href={pathOf(site)}
        />
      )}
    </div>
  );
}

const pathOf = ({ isLive, path }: ReturnType<typeof useSite>) =>
  isLive('history') ? path('history') : undefined;

/** Whether the rail moves nothing that is in view: its place is kept, or lies below. */
function hasRoom(place: HTMLElement | null): boolean {
  if (!place) return false;
  if (document.documentElement.dataset.begunViewer !== undefined) return true;
  return place.getBoundingClientRect().top >= window.innerHeight;
}
