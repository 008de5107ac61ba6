import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { PHONE_COUNTRIES } from '../generated/phone-countries';
import { phoneChoices, phoneNumber, phonePlan, phonePlans, readPhonePlans } from './phone-number';

describe('the phone plans', () => {
  const plans = () => readPhonePlans(PHONE_COUNTRIES);

  it('have every country, with its calling code', () => {
    const callingCodes = [...plans()].map(([code, plan]) => [code, plan.callingCode]);
    const known = getCountries().map((code) => [code, getCountryCallingCode(code)]);
    expect(callingCodes.sort()).toEqual(known.sort());
  });

  it.each([
    ['GB', '44', '0', [9, 10], '07400 123456', '', ''],
    ['US', '1', '1', [10], '(201) 555-0123', '011', ''],
    // As the main country of its code has it, but for the example and what its own numbers begin with.
    ['AG', '1', '1', [10], '(268) 464-1234', '011', '268'],
    ['VA', '39', '', [6, 7, 8, 9, 10, 11], '312 345 6789', '', '06698'],
    ['NL', '31', '0', [9, 11], '06 12345678', '', ''],
    ['CU', '53', '0', [6, 7, 8, 10], '05 1234567', '119', ''],
  ])(
    'have the codes, lengths and example of %s',
    (code, callingCode, trunkPrefix, lengths, example, exitCode, ownNumbers) => {
      const plan = { callingCode, trunkPrefix, lengths, example, exitCode, ownNumbers };
      expect(plans().get(code)).toEqual(plan);
    },
  );

  it('are read once', () => {
    expect(phonePlans()).toBe(phonePlans());
  });
});

describe('phoneNumber', () => {
  const none = { regionCode: '', prefix: '', number: '', possible: false };

  it.each([
    ['+44', { regionCode: 'GB', prefix: '+44', number: '', internationalNumber: '' }],
    ['+44 7400 (123) 456', { complete: '+447400123456', internationalNumber: '+44 7400123456' }],
    ['+٤٤٧٤٠٠١٢٣٤٥٦', { complete: '+447400123456', regionCode: 'GB' }],
    ['+99912345', { ...none, complete: '+99912345', internationalNumber: '+99912345' }],
    ['7400123456', { ...none, complete: '7400123456', internationalNumber: '7400123456' }],
  ])('splits %s into its parts', (typed, parts) => {
    expect(phoneNumber(typed)).toMatchObject(parts);
  });

  it('[1.5-34] corrects +4407 at the beginning alone', () => {
    expect(phoneNumber('+4407400').complete).toBe('+447400');
    expect(phoneNumber('+1 +4407').complete).toBe('+1+4407');
  });

  it.each([
    ['+44', 8, false],
    ['+44', 9, true],
    ['+44', 10, true],
    ['+44', 11, false],
    // The Vatican's are no longer than 11, but 12 digits may be Italy's.
    ['+39', 12, true],
    ['+39', 13, false],
  ])(
    '[1.3-17] says whether a number of %s with %i digits is possible: %s',
    (prefix, length, possible) => {
      expect(phoneNumber(prefix + '3'.repeat(length)).possible).toBe(possible);
    },
  );

  it.each([
    ['+541523456789', false],
    ['+54915234567', false],
    ['+5491123456789', true],
    ['+5493512345678', true],
    ['+541123456789', true],
    ['+543512345678', true],
    ['+5411123456789', false],
    ['+520441234567', false],
    ['+521234567890', false],
    ['+525512345678', true],
  ])(
    'says whether %s can be dialled, which its length alone does not tell: %s',
    (e164, possible) => {
      expect(phoneNumber(e164).possible).toBe(possible);
    },
  );
});

it('[1.5-33] phoneChoices leaves out a country without a phone plan', () => {
  const countries = [
    { value: 'QQ', label: 'Nowhere' },
    { value: 'GB', label: 'Großbritannien' },
  ];
  expect(phoneChoices(countries)).toEqual([
    { code: 'GB', name: 'Großbritannien', ...phonePlan('GB') },
  ]);
});
