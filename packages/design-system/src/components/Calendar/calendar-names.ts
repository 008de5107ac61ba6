import { addDays, type Day, dateOf, type Month } from './calendar-days';

/** Writes the texts of a calendar in a locale. */
export interface CalendarNames {
  /** "21". */
  number(day: Day): string;
  /** "Saturday 21 November 2026". */
  day(day: Day): string;
  /** "November 2026". */
  month(month: Month): string;
  /** "November". */
  monthAlone(month: Month): string;
  /** "2026". */
  year(year: number): string;
  /** The seven weekdays from the first one: the heading of each column, and its full name. */
  weekdays(firstWeekday: number): { short: string; long: string }[];
}

/** Any Sunday. */
const SUNDAY = '2026-11-22';

/**
 * Names by Intl, in the Gregorian calendar whatever the region's own is, because the values are
 * Gregorian.
 */
export function calendarNames(locale: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return (day: Day) => made.format(dateOf(day));
  };
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const day = format({ dateStyle: 'full' });
  const month = format({ month: 'long', year: 'numeric' });
  const monthAlone = format({ month: 'long' });
  const weekday = {
    long: format({ weekday: 'long' }),
    short: format({ weekday: 'short' }),
    narrow: format({ weekday: 'narrow' }),
  };
  return {
    day,
    number: (of) => digits.format(Number(of.slice(8))),
    month: (of) => month(`${of}-01`),
    monthAlone: (of) => monthAlone(`${of}-01`),
    year: (year) => digits.format(year),
    weekdays(firstWeekday) {
      const days = Array.from({ length: 7 }, (_, index) => addDays(SUNDAY, firstWeekday + index));
      // "Mo" and "Mon" fit over a column, الاثنين does not
      const fits = days.every((of) => weekday.short(of).length <= 3);
      return days.map((of) => ({
        short: (fits ? weekday.short : weekday.narrow)(of),
        long: weekday.long(of),
      }));
    },
  };
}
