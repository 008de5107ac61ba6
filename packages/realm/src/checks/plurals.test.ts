import { describe, expect, it } from 'vitest';
import { pluralDrafts } from './plurals';

const KEY = 'failure.retryInSeconds';

/** The rule, the key and the message of each finding in the wording of a language. */
const found = (tag: string, keys: readonly string[], below: readonly string[] = []) => {
  const words = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']));
  return pluralDrafts('', words(keys), tag, words(below)).map(({ rule, pointer, message }) => [
    rule,
    pointer.slice(1),
    message,
  ]);
};

describe('wording under a plural key', () => {
  it.each([
    ['en', ['one', 'other']],
    ['en', ['zero', 'one', 'other']],
    ['es', ['one', 'other']],
    ['es', ['one', 'many', 'other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['pl', ['one', 'few', 'many']],
    ['ja', ['other']],
    ['pt-BR', ['one', 'other']],
  ])('has no finding with the forms of its language: %s, %s', (tag, forms) => {
    const keys = forms.map((form) => `${KEY}_${form}`);
    expect(found(tag, keys)).toEqual([]);
  });

  it('is never read without a form', () => {
    expect(found('en', [KEY])).toEqual([
      [
        'plural-form-unread',
        KEY,
        `"${KEY}" is never read, because this label has plural forms. The language "en" has the forms _one, _other.`,
      ],
    ]);
  });

  it('is never read under a form that its language does not have', () => {
    expect(found('en', [`${KEY}_one`, `${KEY}_few`, `${KEY}_other`])).toEqual([
      [
        'plural-form-unread',
        `${KEY}_few`,
        `"${KEY}_few" is never read. The language "en" has the forms _one, _other.`,
      ],
    ]);
  });

  it('is never read where the label has no plural forms', () => {
    expect(found('en', ['shell.signIn_one'])).toEqual([
      [
        'plural-form-unread',
        'shell.signIn_one',
        '"shell.signIn_one" is never read, because this label has no plural forms.',
      ],
    ]);
  });

  it('has one finding for the forms that are missing', () => {
    const ends = 'The language "ar" has the forms _zero, _one, _two, _few, _many, _other.';
    expect(found('ar', [`${KEY}_one`, `${KEY}_other`])).toEqual([
      [
        'plural-form-missing',
        `${KEY}_one`,
        `"${KEY}" has no _zero, _two, _few, _many here: for such counts viewers read the one of _other. ${ends}`,
      ],
    ]);
    expect(found('ar', [`${KEY}_one`])[0]?.[2]).toContain(
      'viewers read a text that is not the brand’s.',
    );
  });

  it('may leave out in a region what its language has', () => {
    expect(found('es-MX', [`${KEY}_other`], [`${KEY}_one`])).toEqual([]);
  });

  it('counts a form under the old name of its key', () => {
    const keys = ['login.error.retryInSeconds_one', `${KEY}_other`];
    expect(found('en', keys)).toEqual([]);
  });

  it('is not checked under a tag that is no language', () => {
    expect(found('e', [KEY])).toEqual([]);
  });
});
