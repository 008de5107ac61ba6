import type { Site } from '@marquee/renderer';

type CalendarSite = Pick<Site, 'realm' | 'locale'>;

/** The address of a file for the viewer's calendar. A calendar opens it by itself, without headers. */
export function calendarAddress(
  { realm, locale }: CalendarSite,
  file: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const { address, publicKey } = realm.origin;
  const query = new URLSearchParams({ key: publicKey, language: locale, ...more });
  return `${address.replace(/\/+$/, '')}/api/v2/${file}.ics?${query}`;
}

/** The address of an event as a file for the viewer's calendar, with a reminder. */
export const reminderAddress = (site: CalendarSite, eventId: string): string =>
  calendarAddress(site, `event/${encodeURIComponent(eventId)}`);
