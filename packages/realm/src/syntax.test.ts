import { expect, it } from 'vitest';
import { parseDocument } from './document';

function mended(text: string) {
  const parsed = parseDocument(text);
  if (parsed.ok) throw new Error('This is JSON.');
  const { message, edit } = parsed.mistake;
  const after =
    edit && text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
  return { message, after };
}

it.each([
  ['{"a": .5}', '{"a": 0.5}'],
  ['{"a": 0x1F}', '{"a": 31}'],
  ['{"a": 07}', '{"a": 7}'],
  ['{"a" => 1}', '{"a" : 1}'],
  ['{"a": 1 "b": 2}', '{"a": 1, "b": 2}'],
  ['{"a": 1 /* one */\n"b": 2}', '{"a": 1, /* one */\n"b": 2}'],
  ['{"a": [1, /* no more, */]}', '{"a": [1 /* no more, */]}'],
  ["{'a': 1}", '{"a": 1}'],
  ['{a-b: 1}', '{"a-b": 1}'],
  ['{"a": FALSE}', '{"a": false}'],
  ['{"a": off}', '{"a": false}'],
  ['{"a": grid}', '{"a": "grid"}'],
  ['{"a": “x”}', '{"a": "x"}'],
  ['\uFEFF{"a": 1,}', '\uFEFF{"a": 1}'],
])('%s was meant to be %s', (wrong, right) => {
  expect(mended(wrong).after).toBe(right);
});

it.each([
  ['two slips', "{'a': 1, 'b': 2}"],
  ['a word that JSON has no other for', '{"a": undefined}'],
  ['several words', '{"a": two words}'],
  ['a quote that is another in the text', `{"a": 'say "x"'}`],
  ['a number without end', '{"a": -1e999}'],
])('nothing is certain of %s', (_, wrong) => {
  expect(mended(wrong)).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) });
});
