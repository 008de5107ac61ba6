import { describe, expect, it } from 'vitest';
import { parseDocument } from '../document/document';
import { applyEdits } from '../fixes/apply-edits';
import { fixFor } from './change';

function without(text: string, pointer: string): string {
  const parsed = parseDocument(text);
  if (!parsed.ok) throw new Error(parsed.mistake.message);
  const fix = fixFor({ remove: true }, { pointer }, 'realm.json', parsed.document);
  return applyEdits(text, fix?.edits ?? []);
}

describe('a fix that removes something removes its comma and its line, and nothing else', () => {
  it.each([
    ['the first of a line', '{ "a": 1, "b": 2 }', '/a', '{ "b": 2 }'],
    ['the last of a line', '{ "a": 1, "b": 2 }', '/b', '{ "a": 1 }'],
    ['the only one', '{ "a": 1 }', '/a', '{  }'],
    ['a line of its own', '{\n  "a": 1,\n  "b": 2\n}\n', '/a', '{\n  "b": 2\n}\n'],
    ['the last line', '{\n  "a": 1,\n  "b": 2\n}\n', '/b', '{\n  "a": 1\n}\n'],
    ['a line that ends with CR LF', '{\r\n\t"a": 1,\r\n\t"b": 2\r\n}', '/a', '{\r\n\t"b": 2\r\n}'],
    ['an entry of a list', '["a", "b", "c"]', '/1', '["a", "c"]'],
    ['the last entry of a list', '["a",\n  "b"]', '/1', '["a"]'],
    [
      'an object of several lines',
      '{\n  "a": {\n    "c": [1]\n  },\n  "b": 2\n}',
      '/a',
      '{\n  "b": 2\n}',
    ],
    ['a comma inside a text', '{ "a": "1, 2", "b": ", " }', '/b', '{ "a": "1, 2" }'],
    ['a member after a byte-order mark', '\uFEFF{ "a": 1, "b": 2 }', '/b', '\uFEFF{ "a": 1 }'],
  ])('%s', (_what, text, pointer, expected) => {
    expect(without(text, pointer)).toBe(expected);
  });

  it('changes nothing when there is nothing to remove', () => {
    expect(without('{ "a": 1 }', '/b')).toBe('{ "a": 1 }');
    expect(without('{ "a": 1 }', '')).toBe('{ "a": 1 }');
  });
});
