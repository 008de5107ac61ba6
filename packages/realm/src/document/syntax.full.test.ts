import { expect, it } from 'vitest';
import { parseDocument } from './document';

it.each([
  ['comments that never end', `{ ${'/* '.repeat(300_000)}`],
  ['quotes of another kind', `{"a": ${'“ '.repeat(300_000)}`],
  ['blanks that are no spaces', `{"a": 1${'\u00A0 '.repeat(300_000)}b`],
  ['quotes in one text', `{"a": "b"c${'" '.repeat(300_000)}`],
])('a megabyte of %s is checked at once', (_, text) => {
  const before = process.cpuUsage();
  expect(parseDocument(text).ok).toBe(false);
  const { user } = process.cpuUsage(before);
  // Some hundred milliseconds of its own; a step that is done again for each sign takes half a minute.
  expect(user / 1000).toBeLessThan(8000);
});
