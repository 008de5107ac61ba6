import { describe, expect, it } from 'vitest';
import { addressAsked, addressOf, partProblem } from './address';

const parts = [
  { fieldName: 'line1', label: 'Street' },
  { fieldName: 'city', label: 'City' },
];
const field = { id: 'home', country: 'GB', parts };

describe('addressOf', () => {
  it.each([
    [
      'every part, trimmed',
      { line1: ' 1 Quay ', city: 'Hull' },
      field,
      { country: 'GB', line1: '1 Quay', city: 'Hull' },
    ],
    ['the country alone, where it is required', {}, field, { country: 'GB', line1: '', city: '' }],
    [
      'undefined for an empty address that is optional',
      {},
      { ...field, required: false },
      undefined,
    ],
    ['undefined for an address without any value', null, { id: 'home', parts }, undefined],
    ['undefined for a text', 'x', { id: 'home', parts }, undefined],
    [
      'the typed parts without a country',
      { city: 'Hull' },
      { id: 'home', parts },
      { country: '', line1: '', city: 'Hull' },
    ],
    [
      'no empty part that is optional',
      { line1: '1 Quay' },
      { ...field, country: 'AE', parts: parts.map((part, at) => ({ ...part, optional: at > 0 })) },
      { country: 'AE', line1: '1 Quay' },
    ],
    ['the country of a field without parts', {}, { id: 'home', country: 'GB' }, { country: 'GB' }],
  ])('gives %s', (_what, typed, given, expected) => {
    expect(addressOf(typed, given)).toEqual(expected);
  });
});

it.each([
  [{}, field, true],
  [{}, { id: 'home', parts }, true],
  [{}, { ...field, required: false }, false],
  [{ city: 'Hull' }, { ...field, required: false }, true],
])('addressAsked says whether the typed address %j must be complete', (typed, given, asked) => {
  expect(addressAsked(typed, given)).toBe(asked);
});

describe('partProblem', () => {
  const acceptableValues = ['SP', 'RJ'].map((value) => ({ value, displayName: value }));

  it.each([
    ['refuses an empty part', undefined, '  ', 'cityFieldIsRequired'],
    ['accepts a text of the greatest length', undefined, 'a'.repeat(500), undefined],
    ['refuses a longer text', undefined, 'a'.repeat(501), 'cityFieldIsInvalid'],
    ['accepts a value of the list', acceptableValues, 'RJ', undefined],
    ['refuses a value that is not on the list', acceptableValues, 'XX', 'cityFieldIsInvalid'],
    ['accepts any value where the list is empty', [], 'XX', undefined],
  ])('%s', (_what, accepted, typed, problem) => {
    expect(partProblem({ fieldName: 'city', acceptableValues: accepted }, typed)).toBe(problem);
  });

  it('accepts an empty part that is optional, and still refuses one that is too long', () => {
    const part = { fieldName: 'postalCode', optional: true };
    expect(partProblem(part, ' ')).toBeUndefined();
    expect(partProblem(part, 'a'.repeat(501))).toBe('postalCodeFieldIsInvalid');
  });
});
