import { describe, expect, it } from 'vitest';
import { directionOf, languageName, languageOf, languages, regionOf, resolveLocale } from './index';

describe('resolveLocale', () => {
  it.each(['en-US', 'en_US', 'EN-us', 'en_US.UTF-8'])('[1.9-12] maps %s to en', (tag) => {
    expect(resolveLocale(tag)).toBe('en');
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    'C',
    'POSIX',
    'C.UTF-8',
    'fr',
    'zh-Hant-TW',
    'english',
    '-',
    '*',
  ])('[1.9-11] falls back to en for %j', (tag) => {
    expect(resolveLocale(tag)).toBe('en');
  });

  it.each([
    ['en', 'en'],
    ['en-GB', 'en-GB'],
    ['en_nz', 'en-NZ'],
    ['ES', 'es'],
    ['es-419', 'es-419'],
    ['pt_br.UTF-8@euro', 'pt-BR'],
    ['ar-sa', 'ar-SA'],
    ['ar-LATN-eg', 'ar-Latn-EG'],
    ['en-GB-oxendict', 'en-GB'],
    ['ar-EG-u-nu-latn', 'ar-EG'],
    ['es-x-private', 'es'],
  ])('writes %s as %s', (tag, locale) => {
    expect(resolveLocale(tag)).toBe(locale);
    expect(resolveLocale(locale)).toBe(locale);
  });
});

it.each([
  ['en-AU', 'en'],
  ['es-MX', 'es'],
  ['pt-BR', 'pt'],
  ['ar-MA', 'ar'],
  ['de', 'en'],
  [undefined, 'en'],
])('languageOf finds the label set of %s: %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

describe('directionOf', () => {
  it.each(['ar', 'ar-EG', 'AR_sa'])('[1.9-08] writes %s from right to left', (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  });

  it.each(['en', 'es', 'pt-BR', 'fr', 'C', undefined])(
    '[1.9-08] writes %s from left to right',
    (tag) => {
      expect(directionOf(tag)).toBe('ltr');
    },
  );

  it('[1.9-08] has Arabic as the only right-to-left language', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });
});

it.each([
  ['en-GB', 'GB'],
  ['es-419', '419'],
  ['ar-Latn-EG', 'EG'],
  ['en', undefined],
  ['en-US', undefined],
])('regionOf reads the region of %s: %s', (tag, region) => {
  expect(regionOf(tag)).toBe(region);
});

it.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['pt-BR', 'Português (BR)'],
  ['ar', 'العربية'],
])('languageName writes %s in its own language: %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
