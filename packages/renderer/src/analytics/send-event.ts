import { analyticsEvent } from '@marquee/origin-client/calls';
import type { AnalyticsSink } from '@marquee/realm';
import type { Site } from '../site/site';
import type { AnalyticsEvent, ReportedEvent } from './events';

type Send = (event: AnalyticsEvent, site: Pick<Site, 'origin'>) => void | Promise<void>;

/** The global variable that a tag manager reads. */
interface WithDataLayer {
  dataLayer?: object[];
}

const SINKS: Readonly<Record<AnalyticsSink, Send>> = {
  origin: async (event, { origin }) => {
    await origin.call(analyticsEvent, { body: event });
  },
  dataLayer: ({ name, ...details }) => {
    const page = globalThis as WithDataLayer;
    page.dataLayer ??= [];
    page.dataLayer.push({ event: name, ...details });
  },
};

/**
 * May events be sent? Where the realm asks viewers, `allowsAnalytics` decides it; without its code no event is sent. For who has to
 * store or load something for an event; `sendEvent` asks for itself.
 */
export async function maySendEvents(site: Pick<Site, 'realm' | 'origin'>): Promise<boolean> {
  if ((site.realm.analytics?.sinks ?? []).length === 0) return false;
  if (!site.realm.cookieConsent) return true;
  try {
    const { allowsAnalytics } = await import('../cookie-consent/allows-analytics');
    return await allowsAnalytics(site);
  } catch (error) {
    console.warn(
      'No analytics event is sent: the viewer’s answer about cookies cannot be read.',
      error,
    );
    return false;
  }
}

/** Sends an event, with whom it is about, to the realm's sinks, where the viewer allows it. A sink that fails affects neither the viewer nor other sinks. */
export async function sendEvent(
  site: Pick<Site, 'realm' | 'origin' | 'session'>,
  reported: ReportedEvent,
): Promise<void> {
  const { realm, origin } = site;
  if (!(await maySendEvents(site))) return;
  try {
    const { analyticsUser } = await import('./analytics-user');
    const event = { ...reported, user: await analyticsUser(site, location.hostname) };
    await Promise.all(
      (realm.analytics?.sinks ?? []).map(async (sink) => {
        try {
          await SINKS[sink](event, { origin });
        } catch (error) {
          console.warn(`The sink "${sink}" was not told of ${event.name}.`, error);
        }
      }),
    );
  } catch (error) {
    console.warn(`No sink was told of ${reported.name}.`, error);
  }
}
