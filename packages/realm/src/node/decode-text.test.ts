import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['', 'nothing'],
  ['{}', 'ASCII'],
  ['{"a": "é 😀 ﷺ"}', 'letters of two, three and four bytes'],
  ['\uFEFF{}', 'a byte-order mark'],
])('decodeText reads %j as UTF-8: %s', (text) => {
  expect(decodeText(utf8(text))).toEqual({ text: text.replace('\uFEFF', '') });
});

it.each([
  [latin('{\n  "a": "Málaga"\n}'), 2, 10, /"á" in Windows-1252/],
  [latin('{\r\n\r\n"a": "\x93quoted\x94"}'), 3, 7, /"“" in Windows-1252/],
  [Uint8Array.from([...utf8('{"ü": "'), 0xc3, 0x28]), 1, 8, /"Ã" in Windows-1252/],
  [Uint8Array.from([...utf8('{"a": "'), 0xe2, 0x82]), 1, 8, /a letter is cut short/],
  [Uint8Array.from([...utf8('{"a": "'), 0x81, 0x22]), 1, 8, /this byte is no letter/],
])('decodeText names the first byte that is not UTF-8: %#', (bytes, line, column, words) => {
  const found = decodeText(bytes);
  expect(found).toEqual({ position: { line, column }, message: expect.stringMatching(words) });
  expect(found).toHaveProperty(
    'message',
    expect.stringMatching(/^The file is not in UTF-8 from here on: .*Save the file as UTF-8/),
  );
});

it.each([
  ['with a byte-order mark', Buffer.from('\uFEFF{"a": 1}', 'utf16le')],
  ['big-endian', Buffer.from('\uFEFF{"a": 1}', 'utf16le').swap16()],
  ['without a byte-order mark', Buffer.from('{"a": 1}', 'utf16le')],
])('decodeText recognises UTF-16: %s', (_, bytes) => {
  expect(decodeText(bytes)).toMatchObject({
    message: expect.stringMatching(/^The file is in UTF-16\. Save the file as UTF-8/),
    position: { line: 1, column: 1 },
  });
});

it('decodeText finds a wrong byte at the end of a megabyte', () => {
  const bytes = new Uint8Array(1_000_000).fill(0x20);
  bytes[999_998] = 0xe9;
  expect(decodeText(bytes)).toHaveProperty('position', { line: 1, column: 999_999 });
});
