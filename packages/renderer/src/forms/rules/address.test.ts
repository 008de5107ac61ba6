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
    ['nothing that is empty and may be', {}, { ...field, required: false }, undefined],
    ['nothing without a country and parts', null, { id: 'home', parts }, undefined],
    ['nothing of a text', 'x', { id: 'home', parts }, undefined],
    [
      'what is there without a country',
      { city: 'Hull' },
      { id: 'home', parts },
      { country: '', line1: '', city: 'Hull' },
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
])('an address of %j is asked for', (typed, given, asked) => {
  expect(addressAsked(typed, given)).toBe(asked);
});

describe('partProblem', () => {
  const acceptableValues = ['SP', 'RJ'].map((value) => ({ value, displayName: value }));

  it.each([
    ['nothing typed', undefined, '  ', 'cityFieldIsRequired'],
    ['as long as it may be', undefined, 'a'.repeat(500), undefined],
    ['longer', undefined, 'a'.repeat(501), 'cityFieldIsInvalid'],
    ['one of the list', acceptableValues, 'RJ', undefined],
    ['none of the list', acceptableValues, 'XX', 'cityFieldIsInvalid'],
    ['anything where the list is empty', [], 'XX', undefined],
  ])('%s', (_what, accepted, typed, problem) => {
    expect(partProblem({ fieldName: 'city', acceptableValues: accepted }, typed)).toBe(problem);
  });
});
