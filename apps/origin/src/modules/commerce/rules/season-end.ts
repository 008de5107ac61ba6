/** The shortest time for which a pass until a fixed date is sold. */
const LEAST_DAYS = 30;
const DAY_MS = 86_400_000;

/** When the present season ends: with the year, in UTC; in its last month the next year's end. */
export function seasonEnd(now: Date): Date {
  const end = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1));
  return end.getTime() - now.getTime() < LEAST_DAYS * DAY_MS
    ? new Date(Date.UTC(now.getUTCFullYear() + 2, 0, 1))
    : end;
}
