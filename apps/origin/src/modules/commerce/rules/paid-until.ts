import { renewalAt } from './renewal-at';

const YEAR_MS = 366 * 86_400_000;
/** A credit that would pay for a longer time has another place: the change waits (decision 70). */
const MOST_MS = 10 * YEAR_MS;

/** What a licence costs each time that it is renewed, before a tax on top; no period for one that is not renewed. */
export interface Renewals {
  price: number;
  period: string | null;
}

/**
 * When the time ends that a credit pays for: as many whole periods from `from` as it has prices in it, and of the next period the part
 * that its rest is of the price, rounded up to a millisecond. Null where a credit buys no time: nothing is charged again, or it would be
 * more than ten years.
 */
export function paidUntil(credit: number, { price, period }: Renewals, from: Date): Date | null {
  if (credit === 0) return from;
  if (period === null || price <= 0) return null;
  const whole = Math.floor(credit / price);
  const start = renewalAt(from, period, whole).getTime();
  // Beyond what a date can be, it is no number.
  if (!(start - from.getTime() <= MOST_MS)) return null;
  const length = BigInt(renewalAt(from, period, whole + 1).getTime() - start);
  const [part, of] = [BigInt(credit % price), BigInt(price)];
  return new Date(start + Number((length * part + of - 1n) / of));
}
