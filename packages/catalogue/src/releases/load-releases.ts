import type { LoaderContext, Site } from '@marquee/renderer';
import { type CardsRequest, type CardsView, loadCards, loadCardsAt } from '../listing/load-cards';

const RELEASES: CardsRequest = { source: 'LATEST', shape: 'landscape', first: 24 };

/** Loads the newest videos and replays. */
export const loadReleases = (context: LoaderContext): Promise<CardsView> =>
  loadCardsAt(context, RELEASES);

/** Loads the releases after a cursor. */
export const moreReleases = (site: Site, after: string): Promise<CardsView> =>
  loadCards(site, { ...RELEASES, after });
