import { analyticsEvent } from '@marquee/origin-client/calls';
import type { AnalyticsSink } from '@marquee/realm';
import type { Site } from '../site/site';
import type { AnalyticsEvent } from './events';

type Send = (event: AnalyticsEvent, site: Pick<Site, 'origin'>) => void | Promise<void>;

/** Where a tag manager looks. */
interface WithDataLayer {
  dataLayer?: object[];
}

const SINKS: Readonly<Record<AnalyticsSink, Send>> = {
  origin: async (event, { origin }) => {
    await origin.call(analyticsEvent, { body: event });
  },
  dataLayer: ({ name, ...facts }) => {
    const page = globalThis as WithDataLayer;
    page.dataLayer ??= [];
    page.dataLayer.push({ event: name, ...facts });
  },
};

/** Where viewers are asked, only what asks them knows. Without its code nobody is told. */
async function isAllowed(site: Pick<Site, 'realm' | 'origin'>): Promise<boolean> {
  if (!site.realm.cookieConsent) return true;
  try {
    const { mayTell } = await import('../cookie-consent/may-tell');
    return await mayTell(site);
  } catch (error) {
    console.warn('Nobody is told: what the viewer has answered cannot be read.', error);
    return false;
  }
}

/** Tells the realm's sinks, where the viewer lets us. One that does not listen changes nothing for the viewer or for the others. */
export async function sendEvent(
  site: Pick<Site, 'realm' | 'origin'>,
  event: AnalyticsEvent,
): Promise<void> {
  const { realm, origin } = site;
  const sinks = realm.analytics?.sinks ?? [];
  if (sinks.length === 0 || !(await isAllowed(site))) return;
  await Promise.all(
    sinks.map(async (sink) => {
      try {
        await SINKS[sink](event, { origin });
      } catch (error) {
        console.warn(`The sink "${sink}" was not told of ${event.name}.`, error);
      }
    }),
  );
}
