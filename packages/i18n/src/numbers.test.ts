import { expect, it } from 'vitest';
import { formatDuration, formatMoney, formatNumber } from './index';

/** Replaces no-break spaces by spaces, and removes direction marks. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/[\u200e\u200f\u061c]/g, '');

it.each([
  ['en', '1,234,567.5'],
  ['en-GB', '1,234,567.5'],
  ['es', '1.234.567,5'],
  ['pt', '1.234.567,5'],
  ['ar', '1,234,567.5'],
  ['ar-AE', '1,234,567.5'],
  ['ar-EG', '١٬٢٣٤٬٥٦٧٫٥'],
  ['ar-SA', '١٬٢٣٤٬٥٦٧٫٥'],
  ['C', '1,234,567.5'],
  ['xx-nonsense', '1,234,567.5'],
])('formatNumber writes numbers in %s as %s', (locale, text) => {
  expect(formatNumber(1_234_567.5, locale)).toBe(text);
});

it('formatNumber takes options of Intl', () => {
  expect(formatNumber(0.256, 'en', { style: 'percent' })).toBe('26%');
  expect(formatNumber(12_300, 'en', { notation: 'compact' })).toBe('12K');
});

it.each([
  [{ amount: 1299, currency: 'USD', scale: 2 }, 'en', '$12.99'],
  [{ amount: 1200, currency: 'USD', scale: 2 }, 'en', '$12.00'],
  [{ amount: 1299, currency: 'EUR', scale: 2 }, 'es', '12,99 €'],
  [{ amount: 1299, currency: 'EUR', scale: 2 }, 'en-GB', '€12.99'],
  [{ amount: 2990, currency: 'BRL', scale: 2 }, 'pt', 'R$ 29,90'],
  [{ amount: 500, currency: 'JPY', scale: 0 }, 'en', '¥500'],
  [{ amount: 12_345, currency: 'KWD', scale: 3 }, 'en', 'KWD 12.345'],
  [{ amount: -1299, currency: 'USD', scale: 2 }, 'en', '-$12.99'],
  [{ amount: 0, currency: 'USD', scale: 2 }, 'en', '$0.00'],
  [{ amount: 1299, currency: 'USD', scale: 2 }, 'C', '$12.99'],
  [{ amount: 1299, currency: 'POINTS', scale: 2 }, 'en', '12.99 POINTS'],
  [{ amount: 1299, currency: '', scale: 2 }, 'en', '12.99'],
])('formatMoney writes %j in %s as %s', (money, locale, text) => {
  expect(plain(formatMoney(money, locale))).toBe(text);
});

it('formatMoney writes no narrow no-break space, which only some versions of Intl do', () => {
  for (const locale of ['en', 'es', 'pt', 'ar', 'ar-EG']) {
    expect(formatMoney({ amount: 123_456_789, currency: 'EUR', scale: 2 }, locale)).not.toMatch(
      /\u202f/,
    );
  }
});

it.each([
  [0, 'en', '0:00'],
  [9, 'en', '0:09'],
  [83, 'en', '1:23'],
  [600, 'es', '10:00'],
  [3600, 'en', '1:00:00'],
  [5025, 'en', '1:23:45'],
  [59.6, 'en', '1:00'],
  [-5, 'en', '0:00'],
  [5025, 'ar', '1:23:45'],
  [5025, 'ar-EG', '١:٢٣:٤٥'],
])('formatDuration writes %d s in %s as %s', (seconds, locale, text) => {
  expect(formatDuration(seconds, locale)).toBe(text);
});
