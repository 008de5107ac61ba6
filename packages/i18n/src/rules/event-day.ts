import { languageOf } from '../locale';

const dayLength = 86_400_000;

/** The time of a clock in some zone, as if it were UTC, in milliseconds since 1970. */
export type WallTime = number;

/** The days with a name such as "Tomorrow", by their distance from today. */
const NEAR_DAYS: readonly number[] = [-1, 0, 1];

/** Counts the midnights between two times of one clock: 0 is today, 1 is tomorrow. */
export const daysBetween = (now: WallTime, then: WallTime): number =>
  Math.floor(then / dayLength) - Math.floor(now / dayLength);

/** The distance of a day with a name such as "Tomorrow"; null for a day that is shown by its date. */
export function nearDay(now: WallTime, then: WallTime): number | null {
  const days = daysBetween(now, then);
  return NEAR_DAYS.includes(days) ? days : null;
}

/** The milliseconds until the clock's next midnight, when the names of days change. */
export const untilNextDay = (now: WallTime): number =>
  dayLength - (now - Math.floor(now / dayLength) * dayLength);

export const isSameYear = (now: WallTime, then: WallTime): boolean =>
  new Date(now).getUTCFullYear() === new Date(then).getUTCFullYear();

/**
 * The dayjs pattern of a card's short date: `Sat 28 Nov`, with the year when it is not the current
 * one. Only US English has the month before the day; Arabic has no short names of days and months.
 */
export function shortDatePattern(tag: string, withYear: boolean): string {
  if (/^en[-_]US\b/i.test(tag)) return withYear ? 'ddd, MMM D, YYYY' : 'ddd, MMM D';
  const pattern = languageOf(tag) === 'ar' ? 'dddd D MMMM' : 'ddd D MMM';
  return withYear ? `${pattern} YYYY` : pattern;
}
