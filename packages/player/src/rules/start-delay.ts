import { spreadDelay } from '@marquee/titles';

/** A start further away than this is not waited for with an open player. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

const instantOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

/**
 * How long after the origin's answer a title that has not started is asked for again, in ms; null where its start is unknown
 * or far away. It goes by the origin's clock alone, and is never before the start: the answer was under way for a while.
 */
export function startDelay(
  { startsAt, asOf }: Readonly<Record<string, unknown>>,
  random: () => number = Math.random,
): number | null {
  const left = instantOf(startsAt) - instantOf(asOf);
  return left <= LONGEST_MS ? Math.max(0, left) + spreadDelay(random) : null;
}
