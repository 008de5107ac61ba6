import { upcomingEvents } from '@marquee/origin-client/calls';
import { readAnswer } from '@marquee/origin-client/catalogue';
import type { LoaderContext, Site } from '@marquee/renderer';
import { loadTitleFormat, type TitleView } from '@marquee/titles';
import { eventRowViews } from '../listing/event-row-view';
import type { Rows } from '../listing/rows';

/** How many events come at once (spec 1 §9). */
const EVENTS = 12;

export interface UpcomingView extends Rows<TitleView> {
  total: number;
  /** The name of the zone of the times. */
  zone?: string;
}

/** Loads the page of upcoming events that the address names: the first, without a number. */
export const loadUpcoming = ({ site, url, signal }: LoaderContext): Promise<UpcomingView> =>
  eventsOf(site, pageOf(url.searchParams.get('page')), signal);

/** Loads the next page of upcoming events. */
export const moreUpcoming = (site: Site, page: string): Promise<UpcomingView> =>
  eventsOf(site, pageOf(page));

/** A page's number: the first for a text that the origin would refuse. */
const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,3}$/.test(text) ? +text : 1);

async function eventsOf(site: Site, page: number, signal?: AbortSignal): Promise<UpcomingView> {
  const [{ events, pagingInfo }, format] = await Promise.all([
    site.origin.call(upcomingEvents, { query: { rpp: EVENTS, page }, signal }),
    loadTitleFormat(site),
  ]);
  return readAnswer(() => {
    const rows = eventRowViews(events, format);
    return {
      rows,
      after: page < pagingInfo.totalPages ? String(page + 1) : null,
      total: pagingInfo.totalResults,
      zone: rows.length > 0 ? format.zone : undefined,
    };
  });
}
