import { formatDuration, loadDates, viewerZone } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { TitleFormat } from './rules/title-view';

/** The format of titles, and the name of the zone of their times. */
export interface LoadedTitleFormat extends TitleFormat {
  /** Absent where the locale's date formats did not load. */
  zone?: string;
}

/**
 * Loads labels and formats for titles. The server writes times in the realm's zone, because it
 * cannot know which viewers will see the page; the browser writes them in the viewer's zone.
 */
export async function loadTitleFormat({
  t,
  locale,
  environment,
  realm,
}: Site): Promise<LoadedTitleFormat> {
  const format: TitleFormat = { t, duration: (seconds) => formatDuration(seconds, locale) };
  try {
    const dates = await loadDates(locale);
    const zone = environment === 'server' ? realm.locales.timeZone : viewerZone();
    return {
      ...format,
      starts: (instant) => ({
        day: dates.shortDate(instant, zone),
        time: dates.time(instant, zone),
      }),
      zone: dates.zoneFullName(zone),
    };
  } catch (error) {
    console.warn('The formats for dates did not load.', error);
    return format;
  }
}
