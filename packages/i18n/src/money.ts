import { formatMoney, type Money } from './numbers';

/**
 * Wraps a text in isolates (U+2068, U+2069), so that its signs and digits stay together in a
 * sentence of the other direction.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Writes an amount for the middle of a sentence, isolated; `formatMoney` is for an element of its own. */
export const moneyText = (money: Money, locale: string): string =>
  isolate(formatMoney(money, locale));

/** The signs that several currencies share in some languages, such as `$`. */
const signOf = (money: Money, locale: string): string =>
  formatMoney({ ...money, amount: 0 }, locale).replace(/[\p{Nd}\p{P}\p{Z}\p{Cf}]/gu, '');

/** Tells whether amounts of two currencies among these would be read as one: `$5` and `$6` of another country. */
export function sharesSign(all: readonly Money[], locale: string): boolean {
  const signs = new Map<string, string>();
  return all.some((money) => {
    const sign = signOf(money, locale);
    const other = signs.get(sign);
    signs.set(sign, money.currency);
    return other !== undefined && other !== money.currency;
  });
}

/** Writes an amount with its currency's code after it, for pages that show two currencies of one sign. */
export const moneyWithCode = (money: Money, locale: string): string => {
  const text = formatMoney(money, locale);
  return text.includes(money.currency) ? text : `${text} ${money.currency}`;
};
