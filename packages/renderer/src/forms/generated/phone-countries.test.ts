import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { patternsOf, phoneCountriesSource } from '../../../scripts/phone-countries.mjs';
import { phoneNumber, phonePlans } from '../rules/phone-number';

it('phone-countries is generated from the library’s metadata', () => {
  const file = readFileSync(new URL('phone-countries.ts', import.meta.url), 'utf8');
  expect(file).toBe(phoneCountriesSource());
});

it('phoneNumber accepts every country’s example, as it is written in the country', () => {
  for (const [code, { callingCode, trunkPrefix, example }] of phonePlans()) {
    const digits = example.replace(/\D/g, '');
    const national = digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits;
    const number = phoneNumber(`+${callingCode}${national}`, code);
    expect(number, code).toMatchObject({ regionCode: code, possible: true });
    const expected = getExampleNumber(code as CountryCode, examples)?.number;
    expect(number.complete, code).toBe(expected);
  }
});

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** Numbers of a country's homes and pockets that are of no other country with its calling code. */
function numbersOf(code: string, sharing: readonly string[]): string[] {
  const others = sharing.filter((one) => one !== code).flatMap(patternsOf);
  const any = fc.oneof(...patternsOf(code).map((pattern) => fc.stringMatching(whole(pattern))));
  return fc
    .sample(any, { numRuns: 100, seed: 21 })
    .filter((number) => !others.some((pattern) => whole(pattern).test(number)));
}

it('phoneNumber tells countries apart that share a calling code', () => {
  const all = [...phonePlans()];
  const seen = new Set<string>();
  for (const [code, { callingCode, ownNumbers }] of all) {
    // Most of its numbers may be the main country's as well.
    if (ownNumbers === '-') continue;
    const codes = all.flatMap(([one, plan]) => (plan.callingCode === callingCode ? [one] : []));
    for (const number of codes.length > 1 ? numbersOf(code, codes) : []) {
      const e164 = `+${callingCode}${number}`;
      if (parsePhoneNumberFromString(e164)?.country !== code) continue;
      expect(phoneNumber(e164).regionCode, e164).toBe(code);
      seen.add(code);
    }
  }
  expect(seen.size).toBeGreaterThan(40);
});
