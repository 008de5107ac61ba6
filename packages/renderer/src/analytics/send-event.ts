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
    await origin.rest.post('/analytics/events', { body: event });
  },
  dataLayer: ({ name, ...facts }) => {
    const page = globalThis as WithDataLayer;
    page.dataLayer ??= [];
    page.dataLayer.push({ event: name, ...facts });
  },
};

/** Tells the realm's sinks. One that does not listen changes nothing for the viewer or for the others. */
export async function sendEvent(
  { realm, origin }: Pick<Site, 'realm' | 'origin'>,
  event: AnalyticsEvent,
): Promise<void> {
  const sinks = realm.analytics?.sinks ?? [];
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
