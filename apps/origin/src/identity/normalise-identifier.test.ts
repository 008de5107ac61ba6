import { expect, it } from 'vitest';
import { isEmailAddress } from './normalise-identifier';

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
