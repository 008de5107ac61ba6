import { describe, expect, it } from 'vitest';
import { answersOf, type ConsentTerm, maySubmit, tickedAtFirst } from './consent-terms';

const term = (fieldName: string, given: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  text: '<p>Text</p>',
  required: false,
  version: '3',
  ...given,
});
const information = term('reading', { fieldType: 'INFORMATION_TEXT', required: true });
const rules = term('rules', { required: true });
const letters = term('letters');

describe('tickedAtFirst', () => {
  it.each([
    ['[1.5-31] ticks a term whose default is the string true', { data: { default: 'true' } }, true],
    ['[1.5-31] leaves a term with any other string unticked', { data: { default: 'TRUE' } }, false],
    [
      '[1.5-31] leaves a term with the string false unticked',
      { data: { default: 'false' } },
      false,
    ],
    ['[1.3-16] takes defaultValue where data has no default', { defaultValue: 'true' }, true],
    [
      'takes the default of data before defaultValue',
      { data: { default: 'false' }, defaultValue: 'true' },
      false,
    ],
    ['leaves a term without a default unticked', {}, false],
  ])('%s', (_what, given, ticked) => {
    expect(tickedAtFirst([term('letters', given)])).toEqual({ letters: ticked });
  });
  it('has no entry for information', () => {
    expect(tickedAtFirst([information])).toEqual({});
  });
});

describe('maySubmit', () => {
  it.each([
    ['[1.5-30] is true for information alone', [information], {}, false, true],
    ['[1.4-33] is false while a required choice is not ticked', [rules], {}, false, false],
    [
      '[1.4-33] is false while one of several required choices is not ticked',
      [rules, term('age', { required: true })],
      { rules: true },
      false,
      false,
    ],
    [
      '[1.4-33] is true when all required choices are ticked',
      [information, rules, letters],
      { rules: true },
      false,
      true,
    ],
    [
      'is true for an optional choice that is not ticked',
      [letters],
      { letters: false },
      false,
      true,
    ],
    ['[1.4-34] is false while the answers are being sent', [rules], { rules: true }, true, false],
  ])('%s', (_what, terms, ticked, saving, may) => {
    expect(maySubmit(terms, ticked, saving)).toBe(may);
  });
});

it('answersOf has every choice, with the version that was read, and no information', () => {
  expect(answersOf([information, rules, letters], { rules: true })).toEqual([
    { fieldName: 'rules', version: '3', accepted: true },
    { fieldName: 'letters', version: '3', accepted: false },
  ]);
});
