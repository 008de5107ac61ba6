import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import utc from 'dayjs/plugin/utc.js';
import type { DateFormatter } from './dates';
import { languageOf } from './locale';
import { intlLocale, localDigits } from './numbers';
import { isSameYear, nearDay, shortDatePattern, untilNextDay } from './rules/event-day';
import type { Instant } from './time';

dayjs.extend(utc);
dayjs.extend(localizedFormat);

/** Makes the formatter that `loadDates` loads; this file is in no first load. */
export function createDateFormatter(locale: string, definition: ILocale): DateFormatter {
  const arabic = languageOf(locale) === 'ar';
  const format = (wallTime: number, pattern: string) => {
    const text = dayjs.utc(wallTime).locale(definition).format(pattern);
    return localDigits(arabic ? text.replaceAll(',', '،') : text, locale);
  };
  const show = (pattern: string) => (instant: Instant, zone: string) => {
    const wallTime = wallTimeIn(zone, instant);
    return wallTime === undefined ? '' : format(wallTime, pattern);
  };
  const shortDate: DateFormatter['shortDate'] = (instant, zone, now = Date.now()) => {
    const [then, today] = [wallTimeIn(zone, instant), wallTimeIn(zone, now)];
    if (then === undefined || today === undefined) return '';
    return format(then, shortDatePattern(locale, !isSameYear(today, then)));
  };
  const nameOfZone = (
    zone: string,
    instant: Instant,
    timeZoneName: 'short' | 'long' | 'longGeneric',
  ) => {
    const parts = zoneFormat(intlLocale(locale), zone, { timeZoneName }).formatToParts(
      new Date(instant),
    );
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
  };

  return {
    locale,
    eventDate: show('ddd, LL'),
    time: show('LT'),
    dateTime: show('ddd, LLL'),
    shortDate,
    day(instant, zone, now = Date.now(), inSentence = false) {
      const [then, today] = [wallTimeIn(zone, instant), wallTimeIn(zone, now)];
      const near = then === undefined || today === undefined ? null : nearDay(today, then);
      if (near === null) return shortDate(instant, zone, now);
      const word = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(
        near,
        'day',
      );
      if (inSentence) return word;
      return word.charAt(0).toLocaleUpperCase(intlLocale(locale)) + word.slice(1);
    },
    untilNextDay(zone, now = Date.now()) {
      return untilNextDay(wallTimeIn(zone, now) ?? 0);
    },
    zoneFullName(zone, instant = Date.now()) {
      // UTC has no generic name: it has no summer time.
      return nameOfZone(zone, instant, knownZone(zone) === 'UTC' ? 'long' : 'longGeneric');
    },
    zoneName(zone, instant = Date.now()) {
      return nameOfZone(zone, instant, 'short');
    },
  };
}

/**
 * The time of a clock in the zone, as if it were UTC, so that dayjs can format it without its zones.
 * Undefined for a text that is no instant.
 */
function wallTimeIn(zone: string, instant: Instant): number | undefined {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return undefined;
  const fields = zoneFormat('en-US-u-ca-gregory-nu-latn', zone, wallClock).formatToParts(date);
  const field = (type: Intl.DateTimeFormatPartTypes) =>
    Number(fields.find((part) => part.type === type)?.value);
  return Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
}

const wallClock = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} satisfies Intl.DateTimeFormatOptions;

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(locale: string, zone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${zone} ${options.timeZoneName ?? ''}`;
  const known = zoneFormats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: knownZone(zone) });
  zoneFormats.set(key, format);
  return format;
}

function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    // The browser is older than the zone's name. The text says UTC, so the viewer is not misled.
    if (error instanceof RangeError) return 'UTC';
    throw error;
  }
}
