import { expect, it } from 'vitest';
import { COUNTRY_CODES, closestCountry } from './countries';

it('the list of countries has the codes of ISO 3166-1', () => {
  expect(COUNTRY_CODES.size).toBe(249);
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect([...COUNTRY_CODES].filter((code) => names.of(code) === undefined)).toEqual([]);
});

it.each([
  ['br', 'BR'],
  ['UK', 'GB'],
  ['Brazil', 'BR'],
  ['brasil', 'BR'],
  ['Germny', 'DE'],
  ['XX', undefined],
  ['', undefined],
  ['Atlantis and more', undefined],
])('closestCountry takes "%s" for %s', (text, code) => {
  expect(closestCountry(text)).toBe(code);
});
