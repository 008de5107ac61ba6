import { describe, expect, it } from 'vitest';
import type { AccountSeed, TermSeed } from '../seed/accounts/account-seed';
import { missingInformation } from './missing-information';

const term = (fieldName: string, change: Partial<TermSeed> = {}): TermSeed => ({
  ...{ fieldName, fieldType: 'BINARY_CHOICE', purposes: ['signup'], required: true },
  ...{ version: '2', label: {}, text: {}, ...change },
});
const realm = (change: Partial<AccountSeed>): AccountSeed => ({
  ...{ signUpOpen: true, secretProviders: ['id'], requiredFields: [], optionalFields: [] },
  ...{ territories: 'all', vpnAllowed: true, homeCountry: 'GB', terms: [], ...change },
});
const answer = (version: string, accepted = true) => new Map([['terms', { version, accepted }]]);

const strict = realm({ requiredFields: ['name'], terms: [term('terms')] });
const kind = realm({ optionalFields: ['phone'] });
const both = realm({ requiredFields: ['name'], optionalFields: ['phone'] });
const name = { name: 'Ana' };

describe('how much is missing', () => {
  it.each([
    ['a required field', strict, {}, answer('2'), 'NONE', 'REQUIRED'],
    ['a required term', strict, name, new Map(), 'NONE', 'REQUIRED'],
    ['its current version', strict, name, answer('1'), 'NONE', 'REQUIRED'],
    ['a yes', strict, name, answer('2', false), 'NONE', 'REQUIRED'],
    ['nothing, whatever was noted', strict, name, answer('2'), 'REQUIRED', 'NONE'],
    ['an optional field', kind, {}, new Map(), 'NONE', 'OPTIONAL'],
    ['only the optional field', both, name, new Map(), 'NONE', 'OPTIONAL'],
    ['a required one before an optional one', both, {}, new Map(), 'NONE', 'REQUIRED'],
    ['what is noted, where nothing else decides', realm({}), {}, new Map(), 'REQUIRED', 'REQUIRED'],
    ['the same, optional', realm({}), {}, new Map(), 'OPTIONAL', 'OPTIONAL'],
    ['nothing of nothing', realm({}), {}, new Map(), 'NONE', 'NONE'],
  ])('%s', (_, of, fields, answers, noted, status) => {
    expect(missingInformation(of, { fields, answers, noted })).toBe(status);
  });

  it('does not count terms that need not be, or are for a purchase', () => {
    const lax = realm({
      terms: [term('news', { required: false }), term('sale', { purposes: ['purchase'] })],
    });
    expect(missingInformation(lax, { fields: {}, answers: new Map(), noted: 'NONE' })).toBe('NONE');
  });
});
