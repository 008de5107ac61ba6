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
    ['[1.5-09] an empty email is refused', email, '', 'form.email.empty'],
    ['[1.5-11] an email of spaces counts as empty', email, '   ', 'form.email.empty'],
    ['[1.5-10] an address without a host is refused', email, 'kim@', 'form.email.invalid'],
    ['[1.5-10] a good address passes', email, ' kim@example.com ', undefined],
    ['[1.5-12] an empty name asks for the name', name, '', 'form.name.empty'],
    ['an empty password asks for it', password, '', 'form.password.empty'],
    ['an optional field may be empty', { ...email, required: false }, '', undefined],
    ['an own empty message wins', { ...email, empty: 'own.empty' }, '', 'own.empty'],
    ['a value longer than size is refused', { ...name, size: 3 }, 'Kaito', 'form.invalid'],
    ['an own error message wins', { ...name, size: 1, error: 'own.error' }, 'xy', 'own.error'],
    ['an own message may be words', { ...name, empty: { text: 'Who?' } }, '', { text: 'Who?' }],
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
  it('answers at once for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => typeof isEmail(text) === 'boolean'),
    );
  });
});

it('[1.5-35] strips what surrounds a password and what cannot be seen, and nothing inside', () => {
  expect(sanitisePassword('  correct horse 9 battery \u200b\n')).toBe('correct horse 9 battery');
  expect(sanitisePassword('a  b')).toBe('a  b');
  // Inside a password every character is the viewer's own.
  expect(sanitisePassword('\u202bp\u200dass\u202cword\u202c')).toBe('p\u200dass\u202cword');
});

it('sends the parsed values of its fields and nothing else', () => {
  expect(valuesToSend(BASIC_FIELD_TYPES, [email], { email: ' a@b.co ', other: 'x' })).toEqual({
    email: 'a@b.co',
  });
});
