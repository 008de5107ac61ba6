import type { Money } from '@marquee/i18n';

/** One price of a licence, as the contract has it. */
export interface Amount extends Money {
  local: boolean;
  default: boolean;
}

const NOTHING: Money = { amount: 0, currency: '', scale: 2 };

/** Chooses the price to show: the local one, else the default one, else 0 (2 §5). */
export const priceOf = <One extends Amount>(amounts: readonly One[]): One | Money =>
  amounts.find(({ local }) => local) ?? amounts.find((one) => one.default) ?? NOTHING;

/** Tells whether the price to show may be shown to viewers of any country: a local one holds in the country that was asked for alone. */
export function isForEveryCountry(amounts: readonly Amount[]): boolean {
  const price = priceOf(amounts);
  return 'default' in price ? price.default && !price.local : amounts.length === 0;
}
