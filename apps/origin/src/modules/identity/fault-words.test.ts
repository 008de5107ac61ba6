import { expect, it } from 'vitest';
import { faults } from './faults';

const refused = 'This account has been blocked.';

it.each([
  ['es', 'Esta cuenta está bloqueada.'],
  ['pt-BR', 'Esta conta foi bloqueada.'],
  ['en', refused],
  ['de', refused],
  [undefined, refused],
])('says a message in %s', (language, words) => {
  expect(faults.viewerBlocked().messagesIn(language)).toEqual([words]);
});

it('leaves keys and other words as they are', () => {
  expect(faults.tokenUsed().messagesIn('es')).toEqual(faults.tokenUsed().messages);
});
