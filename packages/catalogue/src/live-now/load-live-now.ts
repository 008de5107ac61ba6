import { HomeDocument, query } from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { loadTitleFormat, type TitleView } from '@marquee/titles';
import { eventRowViews } from '../listing/event-row-view';
import { type CardsRequest, type CardsView, loadCards, loadCardsAt } from '../listing/load-cards';

/** The events that are on; 15 come at once (spec 1 §9). */
const LIVE: CardsRequest = { source: 'LIVE', shape: 'landscape', first: 15 };

/** How many events to come are named where nothing is on. */
const NEXT = 3;

export interface LiveNowView extends CardsView {
  /** What begins next; empty while something is on. */
  next: readonly TitleView[];
}

/** Loads the events that are on, or else those that begin next. */
export async function loadLiveNow(context: LoaderContext): Promise<LiveNowView> {
  const view = await loadCardsAt(context, LIVE);
  if (view.rows.length > 0) return { ...view, next: [] };
  const { next, zone } = await eventsToCome(context);
  return { ...view, next, zone };
}

/** Loads the events that are on after a cursor. */
export const moreLive = (site: Site, after: string): Promise<CardsView> =>
  loadCards(site, { ...LIVE, after });

async function eventsToCome({ site, signal }: LoaderContext) {
  const rails = [{ key: 'next', source: 'UPCOMING' as const, first: NEXT }];
  const [answer, format] = await Promise.all([
    query(site.origin, HomeDocument, { heroes: 1, withHeroes: false, rails }, { signal }),
    loadTitleFormat(site),
  ]);
  const events = (answer.rails[0]?.items.edges ?? []).flatMap(({ node }) =>
    node?.__typename === 'LiveEvent' ? [node] : [],
  );
  const next = eventRowViews(events, format);
  return { next, zone: next.length > 0 ? format.zone : undefined };
}
