import { expect, it } from 'vitest';
import { compilePattern } from './compile-pattern';
import { shortestMatch } from './shortest-match';

it.each([
  ['[A-Z]{2}\\d{6}', 8],
  ['a*', 0],
  ['abc|de', 2],
  ['(ab)+c?', 2],
  ['^a$', 1],
  ['\\d{5}(-\\d{4})?', 5],
])('the shortest match of %s has %d characters', (source, length) => {
  expect(shortestMatch(compilePattern(source))).toBe(length);
});
