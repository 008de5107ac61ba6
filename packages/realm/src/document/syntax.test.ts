import { expect, it } from 'vitest';
import { parseDocument } from './document';

function fixed(text: string) {
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
  ['{“a”: “x”, "b’s": „y“}', '{"a": "x", "b’s": "y"}'],
  ['{«a»: ‘x’, /* “b” */ ＂c＂: 1}', '{"a": "x", /* “b” */ "c": 1}'],
  ['{\u00A0“a”:\u00A0“Fan’s”}', '{ "a": "Fan’s"}'],
  ['{"a"：1，"b"：［true］｝', '{"a":1,"b":[true]}'],
  ['\uFEFF{"a": 1,}', '\uFEFF{"a": 1}'],
  ['{"a":\u00A01}', '{"a": 1}'],
  ['{\u00A0"a":\u00A0[true\u00A0,\u200B"b\u00A0c"]}', '{ "a": [true ,"b\u00A0c"]}'],
  ['{\n\u200B\u200B"a": 1}', '{\n"a": 1}'],
  ['{ // one\n"a":\u2028 1}', '{ // one\n"a":\n 1}'],
  ['{"a": "The "best" league"}', '{"a": "The \\"best\\" league"}'],
  ['{\n  "a": "Round "63"",\n  "b": 1\n}', '{\n  "a": "Round \\"63\\"",\n  "b": 1\n}'],
])('the edit of a syntax error turns %s into %s', (wrong, right) => {
  expect(fixed(wrong).after).toBe(right);
});

it.each([
  ['two slips', "{'a': 1, 'b': 2}"],
  ['a word that JSON has no other for', '{"a": undefined}'],
  ['several words', '{"a": two words}'],
  ['a quote of another kind that ends with a plain one', '{“a": 1}'],
  ['a quote of another kind inside a text in such quotes', '{‘a’: ‘Fan’s’}'],
  ['a quote that is another in the text', `{"a": 'say "x"'}`],
  ['a number without end', '{"a": -1e999}'],
])('a syntax error has no edit for %s', (_, wrong) => {
  expect(fixed(wrong)).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) });
});

const UNFINISHED =
  'There is an unfinished merge here. Keep the right parts of both sides, and remove the lines that begin with <<<<<<<, =======, >>>>>>> or |||||||.';

it.each([
  ['{"a":\u00A01}', 'There is a no-break space (U+00A0) here, which is no space in JSON.', 6],
  ['{"a": true\u3000}', 'There is a wide space (U+3000) here, which is no space in JSON.', 11],
  ['{"a": 1\u2060}', 'There is the character U+2060 here, which is no space in JSON.', 8],
  [
    '{"a": ”x”, “b”: 1}',
    'There is the sign ” (U+201D) here, which is no quote in JSON. Write texts and keys in double quotes: "…".',
    7,
  ],
  ['{"a": "x"，"b": 1}', 'There is the sign ， (U+FF0C) here: JSON uses , instead.', 10],
  ['{"a": "The "best" league"}', 'Write a quote inside a text as \\".', 12],
  ['{"b": 2,\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}', UNFINISHED, 1],
  ['{"b": 2,\n"a": 1,\n=======\n"a": 2\n>>>>>>> other\n}', UNFINISHED, 1],
  ['{"b": 2,\r\n"a": 1\r\n>>>>>>> other\r\n}', UNFINISHED, 1],
  ['{"b": 2,\n"a": 1\n||||||| base\n}', UNFINISHED, 1],
])('the syntax error of %j says: %s', (text, message, column) => {
  const parsed = parseDocument(text);
  expect(parsed).toMatchObject({ mistake: { message, position: { column } } });
});

it('no syntax error is found for a merge mark inside a text, or a space inside a word', () => {
  expect(parseDocument('{"a": "\u00A0<<<<<<< \u200B"}').ok).toBe(true);
  expect(parseDocument('{ /*\n=======\n*/ "a": 1,}')).toMatchObject({
    mistake: { message: 'JSON has no comma after the last entry. Remove it.' },
  });
  expect(parseDocument('{"a" "b"}')).toMatchObject({
    mistake: { message: 'A colon is expected between a key and its value.' },
  });
});
