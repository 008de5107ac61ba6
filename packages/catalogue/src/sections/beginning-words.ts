import { loadDates, viewerZone } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { SectionWords } from '../rules/sections-view';

/**
 * The words for events' beginnings that travel with a page: in the realm's zone when the server writes it, since nobody knows
 * who will see it and when, and in the viewer's where their browser asks.
 */
export async function beginningWords({
  locale,
  environment,
  realm,
}: Site): Promise<Pick<SectionWords, 'starts' | 'zone'>> {
  try {
    const dates = await loadDates(locale);
    const zone = environment === 'server' ? realm.locales.timeZone : viewerZone();
    return {
      starts: (instant) => ({
        day: dates.shortDate(instant, zone),
        time: dates.time(instant, zone),
      }),
      zone: dates.zoneWords(zone),
    };
  } catch (error) {
    console.warn('The words for dates did not arrive.', error);
    return {};
  }
}
