import { expect, it } from 'vitest';
import { tokenText } from './token-text';

it.each([
  ['a token as it was sent', 'aZ_9-b='],
  ['a full stop', 'aZ_9-b=.'],
  ['a bracket', 'aZ_9-b=>'],
  ['a bracket and a full stop', 'aZ_9-b=>.'],
  ['a quote of a sentence', 'aZ_9-b=”,'],
  ['a space, no-break or not', 'aZ_9-b= \u00a0\n'],
  ['an invisible mark', 'aZ_9-b=\u200b'],
])('tokenText reads a token up to its last permitted character: %s', (_, text) => {
  expect(tokenText(text)).toBe('aZ_9-b=');
});

it('tokenText leaves other characters inside a token: such a token is not ours', () => {
  expect(tokenText('a.b>c')).toBe('a.b>c');
  expect(tokenText('.>')).toBe('');
});
