import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';
import { realmIn } from './realm-in';

const read = (changes: object) => {
  const text = JSON.stringify({
    ...SMALLEST_REALM,
    locales: { default: 'ar', supported: ['ar', 'en'] },
    ...changes,
  });
  return parseRealm({ id: 'delta', file: 'realm.json', text, assets: REALM_ASSETS });
};

const NAMES = {
  name: { ar: 'نور', en: 'Noor' },
  fullName: { ar: 'نور سبورت', en: 'Noor Sport' },
};

const named = (changes: object, locale: string) => {
  const { realm, findings } = read(changes);
  if (!realm) throw new Error(`No realm: ${JSON.stringify(findings)}`);
  const { name, fullName, names, description } = realmIn(realm, locale);
  return { name, fullName, names, description };
};

describe('realmIn', () => {
  it.each([
    ['ar', 'نور', 'نور سبورت'],
    ['en', 'Noor', 'Noor Sport'],
    ['en-GB', 'Noor', 'Noor Sport'],
    ['pt', 'نور', 'نور سبورت'],
  ])(
    'names a brand in %s as that language does, else as the default does',
    (locale, name, full) => {
      expect(named(NAMES, locale)).toMatchObject({ name, fullName: full, names: undefined });
    },
  );

  it('takes one string as the name in every language', () => {
    const names = { name: 'Noor', fullName: NAMES.fullName };
    expect(named(names, 'ar')).toMatchObject({ name: 'Noor', fullName: 'نور سبورت' });
    expect(named(names, 'en')).toMatchObject({ name: 'Noor', fullName: 'Noor Sport' });
  });

  it('leaves a brand with one name as it is', () => {
    const { realm } = read({});
    if (!realm) throw new Error('No realm.');
    expect(realm.names).toBeUndefined();
    expect(realmIn(realm, 'en')).toBe(realm);
  });

  it('describes a brand without a description by its full name in each language', () => {
    expect(named(NAMES, 'ar').description).toEqual(NAMES.fullName);
  });

  it('gives the name of the default language where none is asked for', () => {
    expect(read(NAMES).realm).toMatchObject({ name: 'نور', fullName: 'نور سبورت' });
  });
});

describe('a realm with names by language', () => {
  const findingsOf = (changes: object) =>
    read({ ...NAMES, ...changes }).findings.map(({ rule, severity, message }) => ({
      rule,
      severity,
      message,
    }));

  it.each(['name', 'fullName'])('has a warning when %s lacks a supported language', (key) => {
    expect(findingsOf({ [key]: { ar: 'نور' } })).toEqual([
      expect.objectContaining({
        rule: 'translation-missing',
        severity: 'warning',
        message: `${key} has no text in "en".`,
      }),
    ]);
  });

  it('has an error when a name lacks the default language', () => {
    expect(findingsOf({ name: { en: 'Noor' } })).toEqual([
      expect.objectContaining({ rule: 'default-text-missing', severity: 'error' }),
    ]);
  });

  it.each([
    ['name', 60],
    ['fullName', 120],
  ])('limits %s to %i characters in each of its languages', (key, most) => {
    const long = { ar: 'ن'.repeat(most + 1), en: 'N'.repeat(most) };
    expect(findingsOf({ [key]: long })).toEqual([
      {
        rule: 'out-of-range',
        severity: 'error',
        message: `${key}.ar may have ${most} characters at most.`,
      },
    ]);
    expect(findingsOf({ [key]: { ...long, ar: 'ن'.repeat(most) } })).toEqual([]);
  });

  it('has an error when a name is blank in one language', () => {
    expect(findingsOf({ name: { ar: ' ', en: 'Noor' } })).toEqual([
      expect.objectContaining({ rule: 'blank-text' }),
    ]);
  });
});
