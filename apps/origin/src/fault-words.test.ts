import { expect, it } from 'vitest';
import { inLanguage } from './fault-words';

const refused = 'This account has been blocked.';

it.each([
  ['es', 'Esta cuenta está bloqueada.'],
  ['pt-BR', 'Esta conta foi bloqueada.'],
  ['en', refused],
  ['de', refused],
  [undefined, refused],
])('says a message in %s', (language, words) => {
  expect(inLanguage(refused, language)).toBe(words);
});

it('leaves keys and other words as they are', () => {
  expect(inLanguage('invalidToken', 'es')).toBe('invalidToken');
});
