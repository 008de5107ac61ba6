import { formatMoney } from '@marquee/i18n';
import { expect, it } from 'vitest';
import { type Amount, isForEveryCountry, priceOf } from './price-of';

const amount = (value: number, parts: Partial<Amount> = {}): Amount => ({
  amount: value,
  currency: 'EUR',
  scale: 2,
  local: false,
  default: false,
  ...parts,
});

it('[2.5-16] the local price comes before the default one', () => {
  const all = [amount(1), amount(2, { default: true }), amount(3, { local: true })];
  expect(priceOf(all).amount).toBe(3);
});

it('[2.5-17] without a local price it is the default one', () => {
  expect(priceOf([amount(1), amount(2, { default: true })]).amount).toBe(2);
});

it('[2.5-18] with neither it is 0', () => {
  expect(priceOf([amount(1)]).amount).toBe(0);
  expect(priceOf([]).amount).toBe(0);
});

it.each([
  ['no price', [], true],
  ['a default one', [amount(2, { default: true })], true],
  ['a local one', [amount(3, { local: true })], false],
  ['both', [amount(2, { default: true }), amount(3, { local: true })], false],
  ['a local one that is the default as well', [amount(3, { default: true, local: true })], false],
  ['neither', [amount(1)], false],
])('[2.5-16] [2.5-17] with %s, the price is the same in every country: %#', (_, all, isSame) => {
  expect(isForEveryCountry(all)).toBe(isSame);
});

it.each([
  [{ amount: 999, currency: 'EUR', scale: 2 }, '€9.99'],
  [{ amount: 1200, currency: 'JPY', scale: 0 }, '¥1,200'],
  [{ amount: 4500, currency: 'KWD', scale: 3 }, 'KWD\u00a04.500'],
])('[2.5-15] %j is its minor units divided by 10 to the power of the scale: %s', (money, text) => {
  expect(formatMoney(money, 'en')).toBe(text);
});
