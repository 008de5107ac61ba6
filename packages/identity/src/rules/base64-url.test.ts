import { expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64-url';

it.each([
  [[], ''],
  [[255], '_w'],
  [[251, 239], '--8'],
  [[0, 1, 2], 'AAEC'],
])('base64url writes %o as “%s”, and reads it back', (bytes, text) => {
  expect(toBase64Url(Uint8Array.from(bytes))).toBe(text);
  expect([...fromBase64Url(text)]).toEqual(bytes);
});

it('fromBase64Url throws for a text that is not base64url', () => {
  expect(() => fromBase64Url('no base64!')).toThrow(DOMException);
});
