import { formatDuration, loadDates, viewerZone } from '@marquee/i18n';
import type { Site } from '@marquee/renderer';
import type { TitleWords } from './rules/title-view';

/** The labels and formats that titles are told with, and the zone of their times in words. */
export interface LoadedTitleWords extends TitleWords {
  /** Absent where the words of the locale's dates did not come. */
  zone?: string;
}

/**
 * Loads what titles are told with. Times are told in the realm's zone when the server writes the page, which cannot know who
 * will see it and when, and in the viewer's zone in their browser.
 */
export async function loadTitleWords({
  t,
  locale,
  environment,
  realm,
}: Site): Promise<LoadedTitleWords> {
  const words: TitleWords = { t, duration: (seconds) => formatDuration(seconds, locale) };
  try {
    const dates = await loadDates(locale);
    const zone = environment === 'server' ? realm.locales.timeZone : viewerZone();
    return {
      ...words,
      starts: (instant) => ({
        day: dates.shortDate(instant, zone),
        time: dates.time(instant, zone),
      }),
      zone: dates.zoneWords(zone),
    };
  } catch (error) {
    console.warn('The words for dates did not arrive.', error);
    return words;
  }
}
