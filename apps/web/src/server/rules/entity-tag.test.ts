import { expect, it } from 'vitest';
import { isKnown } from './entity-tag';

it.each<[string | null | undefined, boolean]>([
  [undefined, false],
  [null, false],
  ['', false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"x,y" , "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"A"', false],
  ['W/"aa", "ab"', false],
])('an asker that has %s knows W/"a": %s', (known, expected) => {
  expect(isKnown(known, 'W/"a"')).toBe(expected);
});

it('a strong tag matches its weak form, which proxies make of it', () => {
  expect(isKnown('W/"a"', '"a"')).toBe(true);
});
