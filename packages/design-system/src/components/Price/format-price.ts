export interface Money {
  /** Whole minor units: 999 is £9.99. A bigint where a number would lose digits. */
  amount: number | bigint;
  /** ISO 4217, e.g. "GBP". */
  currency: string;
  /** How many of the digits are decimals; the currency's own number when left out. */
  scale?: number;
}

/**
 * Divides the amount by ten to the power of `scale`, as text: the point is inserted between digits,
 * so no fraction is computed and none can be inexact.
 */
export function decimalOf(amount: number | bigint, scale: number): string {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new RangeError(
      `A price has ${amount} minor units. They must be a whole number, because a fraction of a penny cannot be charged: give 999 for 9.99.`,
    );
  }
  if (!Number.isInteger(scale) || scale < 0 || scale > 20) {
    throw new RangeError(`A price has the scale ${scale}. It must be a whole number from 0 to 20.`);
  }
  const whole = BigInt(amount);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(scale + 1, '0');
  const sign = whole < 0n ? '-' : '';
  const point = digits.length - scale;
  return sign + digits.slice(0, point) + (scale > 0 ? `.${digits.slice(point)}` : '');
}

/**
 * Writes a price in a locale, for running text; `Price` renders one. An amount finer than the
 * currency keeps all its digits. An unknown currency is written after the number as it is.
 *
 * @throws RangeError when the amount is not a whole number.
 * @throws RangeError when the amount is not a whole number.
 */
export function formatPrice({ amount, currency, scale }: Money, locale: string): string {
  let own: number | undefined;
  try {
    own = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits;
  } catch {
    // no such currency: the number is still right
  }
  const digits = scale ?? own ?? 2;
  const value = decimalOf(amount, digits) as Intl.StringNumericLiteral;
  if (own === undefined) {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits });
    return `${format.format(value)} ${currency}`.trim();
  }
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: own,
    maximumFractionDigits: Math.max(own, digits),
  }).format(value);
}
