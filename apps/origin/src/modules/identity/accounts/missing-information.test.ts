import { describe, expect, it } from 'vitest';
import type { AccountPolicy } from './account-policy';
import { missingInformation } from './missing-information';

const realm = (change: Partial<AccountPolicy> = {}): AccountPolicy => ({
  signUpOpen: true,
  secretProviders: ['id'],
  requiredFields: [],
  optionalFields: [],
  ...change,
});
const required = [{ fieldName: 'terms', version: '2' }];
const answer = (version: string, accepted = true) => new Map([['terms', { version, accepted }]]);

const kind = realm({ optionalFields: ['phone'] });
const both = realm({ requiredFields: ['name'], optionalFields: ['phone'] });
const strict = realm({ requiredFields: ['name'] });
const name = { name: 'Ana' };

describe('how much is missing', () => {
  it.each([
    ['a required field', strict, required, {}, answer('2'), 'NONE', 'REQUIRED'],
    ['a required term', strict, required, name, new Map(), 'NONE', 'REQUIRED'],
    ['its current version', strict, required, name, answer('1'), 'NONE', 'REQUIRED'],
    ['a yes', strict, required, name, answer('2', false), 'NONE', 'REQUIRED'],
    ['a term where no field is asked', realm(), required, {}, new Map(), 'NONE', 'REQUIRED'],
    ['nothing, whatever was noted', strict, required, name, answer('2'), 'REQUIRED', 'NONE'],
    ['an optional field', kind, [], {}, new Map(), 'NONE', 'OPTIONAL'],
    ['only the optional field', both, [], name, new Map(), 'NONE', 'OPTIONAL'],
    ['a required one before an optional one', both, [], {}, new Map(), 'NONE', 'REQUIRED'],
    [
      'what is noted, where nothing else decides',
      realm(),
      [],
      {},
      new Map(),
      'REQUIRED',
      'REQUIRED',
    ],
    ['the same, optional', realm(), [], {}, new Map(), 'OPTIONAL', 'OPTIONAL'],
    ['nothing of nothing', realm(), [], {}, new Map(), 'NONE', 'NONE'],
  ])('%s', (_, of, terms, fields, answers, noted, status) => {
    expect(missingInformation(of, terms, { fields, answers, noted })).toBe(status);
  });
});
