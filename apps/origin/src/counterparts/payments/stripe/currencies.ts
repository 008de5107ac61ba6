import { invalid } from './refusal';

/** Currencies whose amounts have other digits than two (docs.stripe.com/currencies, read in November 2026). */
const ZERO_DECIMAL = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const THREE_DECIMAL = 'bhd jod kwd omr tnd'.split(' ');
/** Without cents, but written with two digits for old times' sake, which are 00. */
const WRITTEN_WITH_TWO = ['isk', 'ugx'];

/** Refuses an amount as Stripe would: too small, or with digits that the currency does not have. */
export function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency))
    throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
  const step = THREE_DECIMAL.includes(currency)
    ? 10
    : WRITTEN_WITH_TWO.includes(currency)
      ? 100
      : 1;
  if (amount % step !== 0)
    throw invalid(`Invalid amount: ${currency} amounts are multiples of ${step}.`, {
      param: 'amount',
    });
  if (amount < (THREE_DECIMAL.includes(currency) ? 100 : 50))
    throw invalid('Amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
      param: 'amount',
    });
}

/** How many digits an amount has, for the page that shows it. */
export const digitsOf = (currency: string): number =>
  ZERO_DECIMAL.includes(currency) ? 0 : THREE_DECIMAL.includes(currency) ? 3 : 2;
