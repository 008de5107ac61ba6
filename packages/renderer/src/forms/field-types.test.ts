import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from './field-definition';
import {
  BASIC_FIELD_TYPES,
  fieldProblem,
  isEmail,
  sanitisePassword,
  valuesToSend,
} from './field-types';

const email: FieldDefinition = { id: 'email', type: 'email', label: 'x', required: true };
const name: FieldDefinition = { id: 'name', type: 'name', label: 'x', required: true };
const password: FieldDefinition = { id: 'secret', type: 'password', label: 'x', required: true };

describe('fieldProblem', () => {
  it.each([
    ['[1.5-09] refuses an empty email address', email, '', 'form.email.empty'],
    ['[1.5-11] takes an email address of spaces as empty', email, '   ', 'form.email.empty'],
    ['[1.5-10] refuses an email address without a host', email, 'kim@', 'form.email.invalid'],
    ['[1.5-10] accepts an email address', email, ' kim@example.com ', undefined],
    ['[1.5-12] refuses an empty name', name, '', 'form.name.empty'],
    ['refuses an empty password', password, '', 'form.password.empty'],
    ['accepts an empty field that is optional', { ...email, required: false }, '', undefined],
    [
      'takes the field’s own message for an empty value',
      { ...email, empty: 'own.empty' },
      '',
      'own.empty',
    ],
    [
      'says how long a value may be',
      { ...name, size: 3 },
      'Kaito',
      { key: 'form.tooLong', count: 3 },
    ],
    [
      'says so of an email address, too',
      { ...email, size: 9 },
      'kim@example.com',
      { key: 'form.tooLong', count: 9 },
    ],
    [
      'takes the field’s own message for a wrong value',
      { ...name, size: 1, error: 'own.error' },
      'xy',
      'own.error',
    ],
    [
      'takes an operator’s wording for a message',
      { ...name, empty: { text: 'Who?' } },
      '',
      { text: 'Who?' },
    ],
  ])('%s', (_what, field, typed, problem) => {
    expect(fieldProblem(BASIC_FIELD_TYPES[field.type], field, typed, {})).toEqual(problem);
  });
});

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ünï@bücher.example'])(
    'accepts %s',
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );
  it.each(['a', 'a@b', '@b.co', 'a b@c.de', 'a@b..co', 'a@@b.co'])('refuses %s', (value) => {
    expect(isEmail(value)).toBe(false);
  });
  it('is quick for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => typeof isEmail(text) === 'boolean'),
    );
  });
});

it('[1.5-35] a password is sent without spaces and invisible characters around it, and else unchanged', () => {
  expect(sanitisePassword('  correct horse 9 battery \u200b\n')).toBe('correct horse 9 battery');
  expect(sanitisePassword('a  b')).toBe('a  b');
  // Inside a password every character is the viewer's own.
  expect(sanitisePassword('\u202bp\u200dass\u202cword\u202c')).toBe('p\u200dass\u202cword');
});

it('a form sends the parsed values of its fields and nothing else', () => {
  expect(valuesToSend(BASIC_FIELD_TYPES, [email], { email: ' a@b.co ', other: 'x' })).toEqual({
    email: 'a@b.co',
  });
});
