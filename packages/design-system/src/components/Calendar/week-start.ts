/**
 * Regions whose week does not begin on Monday, from CLDR's week data. A table instead of
 * `Intl.Locale.getWeekInfo`: engines without it would render another grid than the server did.
 */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** 0 for Sunday to 6 for Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The first day of the week in a locale's region; Monday where the table has no other. */
export function firstWeekdayOf(locale: string): Weekday {
  const region = new Intl.Locale(locale).maximize().region ?? '001';
  if (SUNDAY.includes(region)) return 0;
  return SATURDAY.includes(region) ? 6 : 1;
}
