import { expect, it } from 'vitest';
import { realmFixture, siteFixture } from '../testing';
import { legalLine } from './legal-items';

const { brand } = realmFixture();
const locales = {
  default: 'ar',
  supported: [{ tag: 'ar', paths: 'default' as const }],
  timeZone: 'UTC',
};

it.each([
  ['the brand’s own, with the digits of all other numbers of the page', '© ٢٠٢٦ نور', '© 2026 نور'],
  ['the brand’s full name where it has none', undefined, 'نور سبورت'],
])('the legal line is %s', (_what, line, said) => {
  const realm = realmFixture({
    locales,
    fullName: 'نور سبورت',
    brand: { ...brand, legalLine: line === undefined ? undefined : { ar: line } },
  });
  expect(legalLine(siteFixture({ realm, locale: 'ar' }))).toBe(said);
});
