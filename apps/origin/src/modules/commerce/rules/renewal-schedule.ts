const DAY_MS = 86_400_000;

/** The days after the due moment on which a renewal is tried, until one try succeeds (spec 5 §4). */
const TRY_DAYS = [0, 1, 3, 5];
/** Those of them whose failure an email tells of (spec 5 §10). */
const TOLD_DAYS: readonly number[] = [0, 3, 5];

/** How long access goes on while a renewal has not succeeded, in ms. */
export const GRACE_MS = 7 * DAY_MS;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** When the grace of a renewal ends: without success the licence ends then. */
export const graceEnd = (dueAt: Date): Date => after(dueAt, GRACE_MS);

/** When access ends as things are; null for no end. What renews goes on until the end of the grace, so that it never stops before the charge. */
export const accessEnd = ({
  endsAt,
  autoRenew,
}: {
  endsAt: Date | null;
  autoRenew: boolean;
}): Date | null => (endsAt !== null && autoRenew ? graceEnd(endsAt) : endsAt);

/** When a renewal is tried after a try that has failed at `now`; null where it was the last one. */
export function nextTryAt(dueAt: Date, now: Date): Date | null {
  const later = TRY_DAYS.map((day) => after(dueAt, day * DAY_MS)).find((at) => at > now);
  return later ?? null;
}

/** The day of the tries that a try at `now` is: after an outage one try stands for all that were missed. */
export const tryDay = (dueAt: Date, now: Date): number =>
  TRY_DAYS.findLast((day) => after(dueAt, day * DAY_MS) <= now) ?? 0;

/**
 * Finds out if an email tells of a try that has failed: always of the first one.
 * @param day the day of the try; null for one that the viewer has asked for, who reads it on the page
 */
export const isTryTold = (day: number | null, { isFirst }: { isFirst: boolean }): boolean =>
  day !== null && (isFirst || TOLD_DAYS.includes(day));
