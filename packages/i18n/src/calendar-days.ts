import type { Instant } from './time';

const MS_PER_DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** The number of the day that an instant falls on in a zone, from an arbitrary first one. */
function dayNumber(instant: Instant, zone: string): number {
  const parts = dayFormat(zone).formatToParts(new Date(instant));
  const field = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(field('year'), field('month') - 1, field('day')) / MS_PER_DAY;
}

/**
 * Counts the midnights of a zone (an IANA name) between two instants: 0 today, 1 tomorrow, negative
 * for days before. A day with a change of clocks is one day.
 * @throws {RangeError} for a text that is no instant, and for an unknown zone
 */
export const calendarDaysBetween = (now: Instant, end: Instant, zone: string): number =>
  dayNumber(end, zone) - dayNumber(now, zone);
