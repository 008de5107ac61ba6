/** The periods of subscriptions (2 §9). */
export const PERIODS = [
  'P1D',
  'P7D',
  'P1W',
  'P14D',
  'P1M',
  'P2M',
  'P3M',
  'P6M',
  'P1Y',
  'P2Y',
] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<string, number>> = { D: 1, W: 7 };
const MONTHS: Readonly<Record<string, number>> = { M: 1, Y: 12 };
const DAY_MS = 86_400_000;

const read = (period: string): { count: number; unit: string } => {
  const [, digits, unit] = /^P([1-9]\d{0,3})([DWMY])$/.exec(period) ?? [];
  if (!digits || !unit) throw new RangeError(`"${period}" is no period such as P1M.`);
  return { count: Number(digits), unit };
};

/** The same day of another month, in UTC; the month's last one where it has no such day. The time of day stays. */
function addMonths(from: Date, months: number): Date {
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  // The day first: on the 31st another month would run over into the next.
  to.setUTCDate(1);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return to;
}

/**
 * The end of period `n` of a subscription: its anchor and `n` whole periods, never the last end and one more, so that a month that
 * is short moves no later one (spec 5 §0). In UTC; `n` of 0 is the anchor.
 * @throws {RangeError} for a text that is no instant or no period, and an `n` that is no whole number.
 */
export function renewalAt(anchor: Date | string, period: string, n: number): Date {
  const from = new Date(anchor);
  if (Number.isNaN(from.getTime())) throw new RangeError(`"${anchor}" is no instant.`);
  if (!Number.isSafeInteger(n)) throw new RangeError(`${n} is no whole number of periods.`);
  const { count, unit } = read(period);
  const days = DAYS[unit];
  if (days !== undefined) return new Date(from.getTime() + n * count * days * DAY_MS);
  return addMonths(from, n * count * (MONTHS[unit] ?? 1));
}
