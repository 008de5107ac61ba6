import { languageOf, regionOf } from './locale';
import type { Instant } from './time';

/** Writes instants as texts of one locale in a zone (an IANA name; the viewer's is `viewerZone()`). */
export interface DateFormatter {
  readonly locale: string;
  /** 'ddd, LL' (spec 1 §9): `Fri, November 20, 2026`. */
  eventDate(instant: Instant, zone: string): string;
  /** `6:00 PM`. */
  time(instant: Instant, zone: string): string;
  /** `Fri, November 20, 2026 6:00 PM`. */
  dateTime(instant: Instant, zone: string): string;
  /**
   * `Sat 28 Nov`, with the year when it is not that of `now` (the clock by default). The text stays
   * true on any later day.
   */
  shortDate(instant: Instant, zone: string, now?: Instant): string;
  /**
   * `Yesterday`, `Today`, `Tomorrow`, else the short date. The text is true until the zone's next
   * midnight after `now`. With `inSentence` it is as after words of the same sentence: `yesterday`.
   */
  day(instant: Instant, zone: string, now?: Instant, inSentence?: boolean): string;
  /** The milliseconds until the text of `day` changes. */
  untilNextDay(zone: string, now?: Instant): number;
  /** The full name of the zone: `Central European Time`. */
  zoneFullName(zone: string, instant?: Instant): string;
  /** The short name of the zone at that instant: `GMT+1`, `EST`. */
  zoneName(zone: string, instant?: Instant): string;
}

/**
 * The dayjs locale whose formats a tag uses: British and New Zealand English use en-gb, an unknown
 * tag uses en (spec 1 §9).
 */
export type DateLocale = 'en' | 'en-gb' | 'es' | 'pt' | 'pt-br' | 'ar';

export function dateLocaleOf(tag: string): DateLocale {
  const language = languageOf(tag);
  const region = regionOf(tag);
  if (language === 'en') return region === 'GB' || region === 'NZ' ? 'en-gb' : 'en';
  if (language === 'pt') return region === 'BR' ? 'pt-br' : 'pt';
  return language;
}

/** Loads dayjs and its data for one locale, neither of which is in a first load. */
export async function loadDates(locale: string): Promise<DateFormatter> {
  const [{ createDateFormatter }, definition] = await Promise.all([
    import('./date-formatter'),
    loadLocale[dateLocaleOf(locale)](),
  ]);
  return createDateFormatter(locale, definition.default);
}

const loadLocale = {
  en: () => import('dayjs/locale/en.js'),
  'en-gb': () => import('dayjs/locale/en-gb.js'),
  es: () => import('dayjs/locale/es.js'),
  pt: () => import('dayjs/locale/pt.js'),
  'pt-br': () => import('dayjs/locale/pt-br.js'),
  ar: () => import('dayjs/locale/ar.js'),
} satisfies Record<DateLocale, unknown>;

export type DatePart = 'year' | 'month' | 'day';
export type DatePartsOrder = readonly [DatePart, DatePart, DatePart];

const yearFirst: DatePartsOrder = ['year', 'month', 'day'];
const monthFirst: DatePartsOrder = ['month', 'day', 'year'];
const dayFirst: DatePartsOrder = ['day', 'month', 'year'];

/** Locales that brands use: without Intl for them, the first frame of a form is some 15 ms sooner. */
const monthFirstLocales = /^en(-US)?$/;
const dayFirstLocales =
  /^(en-(AU|GB|IE|IN|NZ)|es(-(419|AR|ES|MX))?|pt(-(BR|PT))?|ar(-(AE|EG|SA))?)$/;

/** The order of the parts of a date input: the locale's own; by default year, month, day (spec 1 §2). */
export function datePartsOrder(locale: string | null | undefined): DatePartsOrder {
  if (!locale) return yearFirst;
  if (monthFirstLocales.test(locale)) return monthFirst;
  if (dayFirstLocales.test(locale)) return dayFirst;
  if (!isKnownToIntl(locale)) return yearFirst;
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map((part) => part.type);
  return (
    [yearFirst, monthFirst, dayFirst].find(
      (order) => order.join() === parts.filter((part) => isDatePart(part)).join(),
    ) ?? yearFirst
  );
}

const isDatePart = (type: string): type is DatePart =>
  type === 'year' || type === 'month' || type === 'day';

function isKnownToIntl(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch (error) {
    // Intl throws a RangeError for a text that is no language tag, such as a shell's "C".
    if (error instanceof RangeError) return false;
    throw error;
  }
}
