import { expect, it } from 'vitest';
import { chooseLanguage } from './languages';

it.each([
  [undefined, ['en', 'es'], 'en'],
  ['', ['en', 'es'], 'en'],
  ['es', ['en', 'es'], 'es'],
  ['ES-cl', ['en', 'es'], 'es'],
  ['fr, es;q=0.4', ['en', 'es'], 'es'],
  ['es;q=0.3, pt;q=0.9', ['en', 'es', 'pt'], 'pt'],
  ['es;q=0, pt', ['en', 'es', 'pt'], 'pt'],
  ['de', ['ar', 'en'], 'ar'],
  ['*', ['ar', 'en'], 'ar'],
  ['en', ['ar', 'en-GB'], 'en-GB'],
  ['en-US', ['en-GB', 'en'], 'en-GB'],
  [';;q=,,, ,en;q=abc', ['ar', 'en'], 'en'],
])('%j of %j is %s', (header, supported, expected) => {
  expect(chooseLanguage(header, supported, supported[0] ?? 'en')).toBe(expected);
});
