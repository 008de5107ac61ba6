import { languageOf } from '../locale';

const dayLength = 86_400_000;

/** A clock's reading in some zone, as if it were UTC, in milliseconds since 1970. */
export type WallTime = number;

/** The days that have a word of their own, by their distance from today. */
const NEAR_DAYS: readonly number[] = [-1, 0, 1];

/** How many midnights lie between two readings of one clock: 0 is today, 1 is tomorrow. */
export const daysBetween = (now: WallTime, then: WallTime): number =>
  Math.floor(then / dayLength) - Math.floor(now / dayLength);

/** The distance of a day that is told by a word, such as "Tomorrow"; null of a day that is told by its date. */
export function nearDay(now: WallTime, then: WallTime): number | null {
  const days = daysBetween(now, then);
  return NEAR_DAYS.includes(days) ? days : null;
}

/** How long what was said of days stays true: until the clock's next midnight, in milliseconds. */
export const untilNextDay = (now: WallTime): number =>
  dayLength - (now - Math.floor(now / dayLength) * dayLength);

export const isSameYear = (now: WallTime, then: WallTime): boolean =>
  new Date(now).getUTCFullYear() === new Date(then).getUTCFullYear();

/**
 * The short date of a card as a dayjs pattern: `Sat 28 Nov`, with the year when it is not the current one. The month
 * stands before the day in the English of the United States alone; Arabic has no short names of days and months.
 */
export function shortDatePattern(tag: string, withYear: boolean): string {
  if (/^en[-_]US\b/i.test(tag)) return withYear ? 'ddd, MMM D, YYYY' : 'ddd, MMM D';
  const words = languageOf(tag) === 'ar' ? 'dddd D MMMM' : 'ddd D MMM';
  return withYear ? `${words} YYYY` : words;
}
