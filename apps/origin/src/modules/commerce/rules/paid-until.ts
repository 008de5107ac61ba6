import { renewalAt } from './renewal-at';

const DAY_MS = 86_400_000;
const MOST_DAYS = 3660;
/** A credit that would pay for a longer time has another place: the change waits (decision 70). */
const MOST_MS = MOST_DAYS * DAY_MS;

/** What a licence costs each time that it is renewed, before a tax on top; no period for one that is not renewed. */
export interface Renewals {
  price: number;
  period: string | null;
}

/**
 * When a licence ends that is paid for at `from`: after its period, and behind that after the time that a credit pays for: as many whole
 * periods as it has prices in it, counted from `from` as all periods are, and of the next one the part that its rest is of the price,
 * rounded up to a millisecond. Null where a credit buys no time: nothing is charged again, or it would be more than ten years.
 */
export function paidUntil(credit: number, { price, period }: Renewals, from: Date): Date | null {
  if (credit === 0) return period === null ? from : renewalAt(from, period, 1);
  if (period === null || price <= 0) return null;
  const whole = 1 + Math.floor(credit / price);
  // No period is shorter than a day.
  if (whole > MOST_DAYS) return null;
  const start = renewalAt(from, period, whole).getTime();
  if (start - from.getTime() > MOST_MS) return null;
  const length = BigInt(renewalAt(from, period, whole + 1).getTime() - start);
  const [part, of] = [BigInt(credit % price), BigInt(price)];
  return new Date(start + Number((length * part + of - 1n) / of));
}
