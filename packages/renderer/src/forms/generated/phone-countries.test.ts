import { readFileSync } from 'node:fs';
import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { phoneCountriesSource } from '../../../scripts/phone-countries.mjs';
import { phoneNumber, phonePlans } from '../rules/phone-number';

it('is what the library says', () => {
  const file = readFileSync(new URL('phone-countries.ts', import.meta.url), 'utf8');
  expect(file).toBe(phoneCountriesSource());
});

it('takes every country’s example for possible, as it is written at home', () => {
  for (const [code, { callingCode, trunkPrefix, example }] of phonePlans()) {
    const digits = example.replace(/\D/g, '');
    const national = digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits;
    const number = phoneNumber(`+${callingCode}${national}`, code);
    expect(number, code).toMatchObject({ regionCode: code, possible: true });
    const expected = getExampleNumber(code as 'GB', examples)?.number;
    expect(number.complete, code).toBe(expected);
  }
});
