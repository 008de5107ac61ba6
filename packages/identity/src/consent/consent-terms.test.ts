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
    ['[1.5-31] the string true', { data: { default: 'true' } }, true],
    ['[1.5-31] any other string', { data: { default: 'TRUE' } }, false],
    ['[1.5-31] the string false', { data: { default: 'false' } }, false],
    ['[1.3-16] defaultValue, where data has none', { defaultValue: 'true' }, true],
    ['data before defaultValue', { data: { default: 'false' }, defaultValue: 'true' }, false],
    ['nothing', {}, false],
  ])('%s', (_what, given, ticked) => {
    expect(tickedAtFirst([term('letters', given)])).toEqual({ letters: ticked });
  });
  it('knows nothing of information', () => {
    expect(tickedAtFirst([information])).toEqual({});
  });
});

describe('maySubmit', () => {
  it.each([
    ['[1.5-30] information alone never blocks', [information], {}, false, true],
    ['[1.4-33] a required choice that is not ticked blocks', [rules], {}, false, false],
    [
      '[1.4-33] one of several',
      [rules, term('age', { required: true })],
      { rules: true },
      false,
      false,
    ],
    ['[1.4-33] all ticked', [information, rules, letters], { rules: true }, false, true],
    ['an optional choice never blocks', [letters], { letters: false }, false, true],
    ['[1.4-34] nothing is sent twice', [rules], { rules: true }, true, false],
  ])('%s', (_what, terms, ticked, saving, may) => {
    expect(maySubmit(terms, ticked, saving)).toBe(may);
  });
});

it('answers every choice, with the version that was read, and no information', () => {
  expect(answersOf([information, rules, letters], { rules: true })).toEqual([
    { fieldName: 'rules', version: '3', accepted: true },
    { fieldName: 'letters', version: '3', accepted: false },
  ]);
});
