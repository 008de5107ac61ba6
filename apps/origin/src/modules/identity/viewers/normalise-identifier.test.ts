import { expect, it } from 'vitest';
import { isEmailAddress, normaliseIdentifier, readableAddress } from './normalise-identifier';

it.each([
  ['ana@example.com', true],
  [' Ana.María+tv@sub.example.co.uk ', true],
  ['آنا@مثال.إختبار', true],
  ['ana@example', false],
  ['ana@example.c', false],
  ['@example.com', false],
  ['ana example@example.com', false],
  ['ana@example.com\nbcc: eve@example.com', false],
  ['"ana"@example.com', false],
  ['ana@example.com,eve@example.com', false],
  ['google:117@example.com', false],
  // What these become when they are kept is another address, or two.
  ['ana＠evil.example@example.com', false],
  ['ana，eve@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
  [`ana@${'a'.repeat(250)}.com`, false],
])('%s is an email address: %s', (text, is) => {
  expect(isEmailAddress(text)).toBe(is);
});

it.each([
  ['lea@m\u00fcnchen.example', 'lea@xn--mnchen-3ya.example', 'lea@m\u00fcnchen.example'],
  [' Lea@XN--MNCHEN-3YA.example', 'lea@xn--mnchen-3ya.example', 'lea@m\u00fcnchen.example'],
  ['lea@mu\u0308nchen.example', 'lea@xn--mnchen-3ya.example', 'lea@m\u00fcnchen.example'],
  ['آنا@مثال.إختبار', 'آنا@xn--mgbh0fb.xn--kgbechtv', 'آنا@مثال.إختبار'],
  ['ana@example.com', 'ana@example.com', 'ana@example.com'],
  ['google:117', 'google:117', 'google:117'],
  ['lea@[::1]', 'lea@[::1]', 'lea@[::1]'],
])('%s is kept as %s, and shown as %s', (typed, kept, shown) => {
  expect(normaliseIdentifier(typed)).toBe(kept);
  expect(readableAddress(kept)).toBe(shown);
});
