/**
 * Days as yyyy-mm-dd and months as yyyy-mm, in the Gregorian calendar and without a time zone: a
 * day is the same day everywhere. Both sort as text.
 */
export type Day = string;
export type Month = string;

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The weekday of a day: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day) => utc(day).getUTCDay();

/** A day as a Date for Intl, with `timeZone: 'UTC'`. */
export const dateOf = utc;

export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/**
 * The same day of another month, or that month's last: a month after 31 January is 28 or 29
 * February.
 */
export function addMonths(day: Day, months: number): Day {
  const date = utc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = lastOf(dayOf(date));
  date.setUTCDate(Math.min(wanted, Number(last.slice(8))));
  return dayOf(date);
}

function lastOf(day: Day): Day {
  const date = utc(day);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return dayOf(date);
}

export interface DayLimits {
  /** The first day that can be chosen. */
  min?: Day;
  /** The last day that can be chosen. */
  max?: Day;
}

export const isWithin = (day: Day, { min, max }: DayLimits) =>
  (!min || day >= min) && (!max || day <= max);

export function clampDay(day: Day, { min, max }: DayLimits): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

export interface Slot {
  day: Day;
  /** False for the days before and after the month, whose places stay empty. */
  inMonth: boolean;
}

/** The weeks of a month: always six, so that nothing below moves. */
export function weeksOf(month: Month, firstWeekday: number): Slot[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(start, week * 7 + weekday);
      return { day, inMonth: monthOf(day) === month };
    }),
  );
}

export interface GridKey {
  key: string;
  shiftKey: boolean;
}

/**
 * The day that a key moves to in the grid (WAI-ARIA Authoring Practices, date picker dialog); null
 * for other keys.
 */
export function dayAfterKey(
  day: Day,
  { key, shiftKey }: GridKey,
  firstWeekday: number,
  rightToLeft: boolean,
): Day | null {
  const column = (weekdayOf(day) - firstWeekday + 7) % 7;
  const ahead = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, ahead);
    case 'ArrowLeft':
      return addDays(day, -ahead);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -column);
    case 'End':
      return addDays(day, 6 - column);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return null;
  }
}
