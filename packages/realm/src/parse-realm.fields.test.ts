import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from './fixtures/realm-text';
import { RULES } from './lint-rules/index';
import { parseRealm } from './parse-realm';
import { matchesPattern } from './patterns/matches-pattern';

function parse(fields?: unknown, type = 'id') {
  const config = {
    ...SMALLEST_REALM,
    locales: { default: 'en', supported: ['en', 'es'] },
    auth: { providers: [{ type, ...(fields === undefined ? {} : { fields }) }] },
  };
  const text = JSON.stringify(config);
  return parseRealm({ id: 'delta', file: 'realm.json', text, assets: REALM_ASSETS });
}

function fieldsOf(fields?: unknown) {
  const { realm, findings } = parse(fields);
  expect(findings).toEqual([]);
  const [provider] = realm?.auth.providers ?? [];
  return provider && 'fields' in provider ? provider.fields : undefined;
}

const TYPES =
  'text email password dropdown address name fullName phoneNumber date birthDate confirmPassword taxNumber postalCode line1 administrativeLevel1';

describe("a provider's fields", () => {
  it('[1.3-12] [1.3-13] have the keys of the specification, and are resolved', () => {
    const fields = fieldsOf([
      {
        id: 'taxNumber',
        type: 'taxNumber',
        label: { en: 'Tax number', es: 'Número fiscal' },
        placeholder: '000',
        required: true,
        empty: 'Tell us.',
        error: 'Not one.',
        regex: '\\d+',
        size: 14,
        order: 3,
        functionalPurpose: ['purchase', 'account'],
        addressCountryRestriction: { restrictionType: 'blacklist', elements: ['BR'] },
        minimum: 1,
        maximum: 99,
      },
    ]);
    expect(fields).toEqual([
      {
        id: 'taxNumber',
        type: 'taxNumber',
        label: { en: 'Tax number', es: 'Número fiscal' },
        placeholder: { en: '000' },
        required: true,
        empty: { en: 'Tell us.' },
        error: { en: 'Not one.' },
        pattern: { classes: [[48, 57]], states: [['c', 0, 1], ['s', 0, 2], ['m']] },
        size: 14,
        order: 3,
        readOnly: false,
        functionalPurpose: ['purchase', 'account'],
        addressCountryRestriction: { restrictionType: 'blacklist', elements: ['BR'] },
        minimum: 1,
        maximum: 99,
      },
    ]);
    expect(Object.isFrozen(fields?.[0]?.pattern?.classes[0])).toBe(true);
  });

  it.each(TYPES.split(' '))('[1.3-14] may be of the type %s', (type) => {
    const needed = {
      ...(type === 'dropdown' && { options: [{ value: 'a', label: { en: 'A', es: 'A' } }] }),
    };
    const password = type === 'confirmPassword' ? [{ id: 'password', type: 'password' }] : [];
    const fields = fieldsOf([{ id: 'it', type, ...needed }, ...password]);
    expect(fields?.[0]).toMatchObject({ id: 'it', type, readOnly: false, order: 0 });
  });

  it('[1.5-15] are optional unless the file requires them, except for an address', () => {
    const fields = fieldsOf([
      { id: 'a', type: 'text' },
      { id: 'b', type: 'address' },
      { id: 'c', type: 'address', required: false },
    ]);
    expect(fields?.map(({ required }) => required)).toEqual([false, true, false]);
  });

  it('never put a regular expression into a page', () => {
    const fields = fieldsOf([{ id: 'card', type: 'text', regex: '[A-Z]{2}-\\d{6}' }]);
    expect(JSON.stringify(fields)).not.toContain('regex');
    const pattern = fields?.[0]?.pattern ?? { classes: [], states: [] };
    expect(matchesPattern(pattern, 'AB-123456')).toBe(true);
    expect(matchesPattern(pattern, 'AB-12345')).toBe(false);
  });

  it('are absent when the file has none', () => {
    expect(fieldsOf()).toBeUndefined();
  });

  it('[1.1-41] are allowed for providers that open accounts, and for no others', () => {
    const accepting = (type: string) =>
      !parse([{ id: 'a', type: 'text' }], type).findings.some(
        ({ rule, pointer }) => rule === 'unknown-key' && pointer.endsWith('/fields'),
      );
    const all = 'id firebase pbr gigya apple google facebook oauth openid opin adobe adobeDcr';
    expect(all.split(' ').filter((type) => !accepting(type))).toEqual([]);
    expect(['sptv', 'magicLink', 'passkey'].filter(accepting)).toEqual([]);
  });

  it('do not keep a realm from being served when a field is never shown', () => {
    const { realm, findings } = parse([{ id: 'a', type: 'taxNumber', functionalPurpose: [] }]);
    expect(findings.map(({ rule }) => rule)).toEqual(['field-never-shown']);
    expect(RULES['field-never-shown'].severity).toBe('warning');
    expect(realm).not.toBeNull();
  });
});
