/** Currencies that Stripe counts in other units than hundredths (docs.stripe.com/currencies, read in November 2026). */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  // ISK and UGX have no smaller unit any more, and are still written with two digits, which are 00.
  ...'BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3]),
]);

export interface OwnAmount {
  /** Minor units. */
  amount: number;
  /** ISO 4217, capitals. */
  currency: string;
  /** How many digits the minor units are. */
  scale: number;
}

/**
 * An amount in the smallest unit as Stripe counts it; null for one that it cannot take as it is, such as dinars whose last digit is not 0:
 * what was shown is charged, or nothing.
 */
export function stripeAmount({ amount, currency, scale }: OwnAmount): number | null {
  const digits = DIGITS[currency] ?? 2;
  const more = digits - scale;
  const counted = more >= 0 ? amount * 10 ** more : amount / 10 ** -more;
  if (!Number.isSafeInteger(counted)) return null;
  return digits === 3 && counted % 10 !== 0 ? null : counted;
}
