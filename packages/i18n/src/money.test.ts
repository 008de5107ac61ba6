import { expect, it } from 'vitest';
import { formatMoney, isolate, moneyText, moneyWithCode, sharesSign } from './index';

const euros = { amount: 999, currency: 'EUR', scale: 2 };

it.each(['en', 'es', 'pt', 'ar'])('moneyText keeps an amount together in %s', (locale) => {
  expect(moneyText(euros, locale)).toBe(`\u2068${formatMoney(euros, locale)}\u2069`);
});

it('isolate changes nothing inside', () => {
  expect(isolate('4111 ٤١')).toBe('\u20684111 ٤١\u2069');
});

it.each([
  [['EUR', 'EUR'], 'en', false],
  [['EUR', 'JPY'], 'en', false],
  [['USD', 'EUR', 'USD'], 'en', false],
  [['MXN', 'USD'], 'es-MX', false],
] as const)('sharesSign reads %j in %s as %s', (currencies, locale, shared) => {
  const all = currencies.map((currency) => ({ amount: 100, currency, scale: 2 }));
  expect(sharesSign(all, locale)).toBe(shared);
});

it('sharesSign finds two currencies that are written with one sign', () => {
  // Intl writes a currency that is no code as it is.
  const money = (currency: string) => ({ amount: 100, currency, scale: 2 });
  expect(sharesSign([money('$'), money('$ ')], 'en')).toBe(true);
});

it.each([
  [{ amount: 999, currency: 'USD', scale: 2 }, '$9.99 USD'],
  [{ amount: 12_345, currency: 'KWD', scale: 3 }, 'KWD\u00a012.345'],
])('moneyWithCode writes %j as %s', (money, text) => {
  expect(moneyWithCode(money, 'en')).toBe(text);
});
