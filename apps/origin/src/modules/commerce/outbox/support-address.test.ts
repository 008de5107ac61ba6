import { expect, it } from 'vitest';
import { supportAddress } from './support-address';

it.each([
  ['https://apexfc.example/help', 'https://apexfc.example/help'],
  ['mailto:help@apexfc.example', 'help@apexfc.example'],
  ['mailto:help%2Btv@apexfc.example', 'help+tv@apexfc.example'],
  ['mailto:help@apexfc.example?subject=A%20payment', 'help@apexfc.example'],
  ['mailto:100%@apexfc.example', '100%@apexfc.example'],
  ['mailto:?subject=A%20payment', undefined],
  ['/help', undefined],
  [undefined, undefined],
])('the help at %s reads %s in an email', (support, text) => {
  expect(supportAddress(support)).toBe(text);
});
