import { onlyDigits } from '@marquee/design-system';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from '../field-definition';
import { addressAsked, addressOf, partKey, partProblem } from './address';
import { type CountryChoice, countriesOf, everyCountry } from './countries';
import { dateFits, dateLimits } from './date-value';
import { problemsIn } from './field-problems';
import { fieldsFor, isRequired, isShown } from './fields-for';
import { passesRestriction } from './passes-restriction';
import { phoneChoices, phoneNumber } from './phone-number';
import { caretBehind, formatTaxNumber, parseTaxNumber, taxNumberFits } from './tax-number';

type Field = FieldDefinition<FieldType>;

const brazil: CountryChoice = {
  label: 'Brazil',
  value: 'BR',
  countryCallingCode: '55',
  taxNumberRequired: true,
  requiredFields: ['line1', 'administrativeLevel1'],
  fields: [
    { fieldName: 'line1', label: 'Street' },
    {
      fieldName: 'administrativeLevel1',
      label: 'State',
      acceptableValues: [{ value: 'SP', displayName: 'São Paulo' }],
    },
  ],
};
const britain: CountryChoice = {
  label: 'United Kingdom',
  value: 'GB',
  countryCallingCode: '44',
  taxNumberRequired: false,
  requiredFields: ['line1'],
  fields: [{ fieldName: 'line1', label: 'Street' }],
};
const tax: Field = { id: 'tax', type: 'taxNumber', label: 'Tax' };
const birth: Field = { id: 'born', type: 'birthDate', label: 'Born' };
const only = (...elements: string[]) => ({
  addressCountryRestriction: { restrictionType: 'whitelist' as const, elements },
});
const not = (...elements: string[]) => ({
  addressCountryRestriction: { restrictionType: 'blacklist' as const, elements },
});

describe('a form', () => {
  it.each([
    [
      '[1.5-19] shows a tax number for a purpose of its list',
      { ...tax, functionalPurpose: ['signup'] },
      'signup',
      true,
    ],
    [
      '[1.5-19] hides a tax number for another purpose',
      { ...tax, functionalPurpose: ['purchase'] },
      'signup',
      false,
    ],
    [
      '[1.5-19] shows a tax number where no purpose is given',
      { ...tax, functionalPurpose: ['purchase'] },
      undefined,
      true,
    ],
    ['[1.5-19] shows a tax number without a list for any purpose', tax, 'signup', true],
    [
      '[1.5-22] shows other types for any purpose',
      { id: 'a', type: 'text', label: 'A', functionalPurpose: ['purchase'] },
      'signup',
      true,
    ],
  ] as [string, Field, string | undefined, boolean][])('%s', (_what, field, purpose, shown) => {
    expect(isShown(field, { purpose, country: brazil })).toBe(shown);
  });

  it.each([
    [
      '[1.5-20] hides a field in the countries of its blacklist',
      { ...birth, ...not('BR') },
      brazil,
      false,
    ],
    [
      '[1.5-20] shows a field in countries that its blacklist does not have',
      { ...birth, ...not('BR') },
      britain,
      true,
    ],
    [
      '[1.5-20] shows a field in the countries of its whitelist',
      { ...tax, ...only('BR') },
      brazil,
      true,
    ],
    [
      '[1.5-20] hides a field in countries that its whitelist does not have',
      { ...tax, ...only('BR') },
      britain,
      false,
    ],
    [
      '[1.5-20] hides a field with a whitelist while no country is known',
      { ...tax, ...only('BR') },
      undefined,
      false,
    ],
    [
      '[1.5-22] shows other types in any country',
      { id: 'a', type: 'text', label: 'A', ...only('BR') },
      britain,
      true,
    ],
  ] as [string, Field, CountryChoice | undefined, boolean][])(
    '%s',
    (_what, field, country, shown) => {
      expect(isShown(field, { country })).toBe(shown);
    },
  );

  it.each([
    [
      '[1.5-21] requires a field whose whitelist has the country',
      { ...tax, ...only('BR') },
      brazil,
      true,
    ],
    [
      '[1.5-21] requires a field whose blacklist does not have the country',
      { ...tax, ...not('GB') },
      brazil,
      true,
    ],
    [
      '[1.5-23] does not require a tax number where the country requires none',
      { ...tax, ...not('BR') },
      britain,
      false,
    ],
    [
      '[1.5-23] does not require a date of birth there, even when the realm does',
      { ...birth, required: true },
      britain,
      false,
    ],
    [
      '[1.5-23] requires a date of birth that the realm requires where the country asks',
      { ...birth, required: true },
      brazil,
      true,
    ],
    ['[1.5-23] does not require a tax number without a restriction', tax, brazil, false],
    [
      'requires other types as the realm says',
      { id: 'a', type: 'text', label: 'A', required: true },
      britain,
      true,
    ],
    [
      '[1.5-15] requires an address unless the realm says no',
      { id: 'a', type: 'address', label: 'A' },
      britain,
      true,
    ],
  ] as [string, Field, CountryChoice, boolean][])('%s', (_what, field, country, required) => {
    expect(isRequired(field, { country })).toBe(required);
  });

  it('[1.3-13] knows both kinds of restriction', () => {
    const passes = (field: ReturnType<typeof only> | ReturnType<typeof not>, country?: string) =>
      passesRestriction(field.addressCountryRestriction, country);
    expect(passes(only('BR', 'PT'), 'BR')).toBe(true);
    expect(passes(only('BR', 'PT'), 'GB')).toBe(false);
    expect(passes(not('BR', 'PT'), 'PT')).toBe(false);
    expect(passes(not('BR', 'PT'), 'GB')).toBe(true);
    expect(passes(not('BR', 'PT'))).toBe(true);
  });

  it('does not change a field that purpose and country do not affect', () => {
    const plain: Field = { id: 'a', type: 'text', label: 'A' };
    const [before] = fieldsFor([plain], { country: brazil });
    const [after] = fieldsFor([plain], { country: britain });
    expect(before).toBe(after);
  });

  it('[1.3-12] puts fields in their order, equal ones as they came', () => {
    const at = (id: string, order?: number): Field => ({ id, type: 'text', label: id, order });
    const fields = [at('d', 2), at('b'), at('c', 0), at('a', -1)];
    expect(fieldsFor(fields, {}).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('marks a password as new, and tells the repeated one which one it confirms', () => {
    const fields: Field[] = [
      { id: 'p', type: 'password', label: 'P' },
      { id: 'again', type: 'confirmPassword', label: 'P' },
    ];
    expect(fieldsFor(fields, {})).toMatchObject([
      { autocomplete: 'new-password' },
      { confirms: 'p' },
    ]);
  });

  it('[1.5-18] offers a country’s regions as a list', () => {
    const region: Field = { id: 'r', type: 'administrativeLevel1', label: 'R' };
    expect(fieldsFor([region], { country: brazil })[0]?.options).toEqual([
      { value: 'SP', label: { text: 'São Paulo' } },
    ]);
    expect(fieldsFor([region], { country: britain })[0]?.options).toBeUndefined();
  });
});

describe('an address', () => {
  const [line1, state] = brazil.fields;
  const field = { id: 'address', country: 'BR', parts: brazil.fields };

  it.each([
    ['[1.5-16] refuses an empty part', line1, '  ', 'line1FieldIsRequired'],
    ['[1.5-16] refuses a list without a choice', state, '', 'administrativeLevel1FieldIsRequired'],
    [
      '[1.5-17] refuses a value that is not on the list',
      state,
      'CA',
      'administrativeLevel1FieldIsInvalid',
    ],
    ['[1.5-17] refuses a text that is too long', line1, 'x'.repeat(501), 'line1FieldIsInvalid'],
    ['accepts a text', line1, 'Rua 1', undefined],
    ['accepts a choice', state, 'SP', undefined],
  ] as const)('%s', (_what, part, typed, problem) => {
    expect(part && partProblem(part, typed)).toBe(problem);
  });

  it('sends only the parts of its country, and keeps the others', () => {
    const typed = { country: 'BR', line1: ' Rua 1 ', BR_administrativeLevel1: 'SP', zip: '1' };
    expect(addressOf(typed, field)).toEqual({
      country: 'BR',
      line1: 'Rua 1',
      administrativeLevel1: 'SP',
    });
    expect(addressOf(typed, { ...field, country: 'GB', parts: britain.fields })).toEqual({
      country: 'GB',
      line1: 'Rua 1',
    });
  });

  it('[1.5-15] asks for all parts, or for none while an optional one is empty', () => {
    const optional = { ...field, required: false };
    expect(addressAsked({}, field)).toBe(true);
    expect(addressAsked({ country: 'BR', line1: '' }, optional)).toBe(false);
    expect(addressAsked({ line1: 'Rua 1' }, optional)).toBe(true);
  });

  it('keeps a choice for its country, and a text for all countries', () => {
    expect(brazil.fields.map((part) => partKey('BR', part))).toEqual([
      'line1',
      'BR_administrativeLevel1',
    ]);
  });
});

describe('a tax number', () => {
  it.each([
    ['', ''],
    ['123', '123'],
    ['1234', '123.4'],
    ['123456789', '123.456.789'],
    ['12345678909', '123.456.789-09'],
    ['123.456.789-0912', '123.456.789-0912'],
    ['a1b2', 'a1b2'],
    ['１２३４', '123.4'],
    ['१२३४', '123.4'],
    ['١٢٣٤', '123.4'],
  ])('[1.5-27] [1.5-28] [1.5-29] of Brazil is written %s as %s', (typed, written) => {
    expect(formatTaxNumber('BR', typed)).toBe(written);
  });

  it('[1.5-29] of Brazil is sent as eleven digits, and never cut to fit', () => {
    expect(parseTaxNumber('BR', '\u202b123.456.789-09\u202c')).toBe('12345678909');
    for (const typed of ['123.456.789-0999', '12345678909x']) {
      expect(taxNumberFits(parseTaxNumber('BR', typed), { country: 'BR' })).toBe(false);
    }
    expect(taxNumberFits('12345678909', { country: 'BR' })).toBe(true);
    expect(taxNumberFits('123456789', { country: 'BR' })).toBe(false);
  });

  it.each([
    ['11144477735', true],
    ['52998224725', true],
    ['01234567890', true],
    [' 1234567890', false],
    ['0123456789 ', false],
    // Its second check digit fits its first one, which does not fit the rest.
    ['11144477743', false],
    ['11111111111', false],
    ['12345678900', false],
    ['12345678919', false],
  ])('of Brazil has its check digits checked: %s', (digits, fits) => {
    expect(taxNumberFits(digits, { country: 'BR' })).toBe(fits);
  });

  it('of another country is any text, as it was typed', () => {
    expect(formatTaxNumber('GB', 'QQ 12')).toBe('QQ 12');
    expect(parseTaxNumber('toString', ' QQ 12 ')).toBe('QQ 12');
  });

  it.each([
    ['9', false],
    ['10', true],
    ['20', true],
    ['21', false],
    ['x', false],
  ])('[1.5-26] is checked against minimum and maximum: %s', (value, fits) => {
    expect(taxNumberFits(value, { minimum: 10, maximum: 20 })).toBe(fits);
  });

  it('keeps the caret behind the same digit', () => {
    expect(caretBehind('123.4', 4)).toBe(5);
    expect(caretBehind('123.4', 3)).toBe(3);
    expect(caretBehind('123.4', 0)).toBe(0);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.-') }),
        fc.nat(14),
        (typed, at) => {
          const text = formatTaxNumber('BR', typed);
          const digits = Math.min(onlyDigits(typed.slice(0, at)).length, onlyDigits(text).length);
          expect(onlyDigits(text.slice(0, caretBehind(text, digits)))).toHaveLength(digits);
        },
      ),
    );
  });
});

describe('a phone number', () => {
  it('[1.3-17] has its region, prefix, number, E.164, whether it is possible, and an international form', () => {
    expect(phoneNumber('+447400123456')).toEqual({
      regionCode: 'GB',
      prefix: '+44',
      number: '7400123456',
      complete: '+447400123456',
      possible: true,
      internationalNumber: '+44 7400123456',
    });
  });
  it('[1.5-34] corrects +4407 to +447', () => {
    expect(phoneNumber('+4407400123456').complete).toBe('+447400123456');
  });
  it.each([
    ['+12015550123', 'CA', 'CA', true],
    // Of those that share a code the one that most of its numbers are in.
    ['+14155550100', undefined, 'US', true],
    ['+447400123456', 'US', 'GB', true],
    ['+79121234567', undefined, 'RU', true],
    ['+77011234567', undefined, 'KZ', true],
    ['+12045550123', undefined, 'CA', true],
    ['+441481256789', undefined, 'GG', true],
    ['+447400123456', 'GG', 'GG', true],
    ['+1201', undefined, undefined, false],
    ['+99912345', undefined, '', false],
    ['', undefined, '', false],
  ])(
    '[1.5-32] of %s, chosen as of %s, is of %s, and possible: %s',
    (typed, asked, region, possible) => {
      const number = phoneNumber(typed, asked);
      expect(number.possible).toBe(possible);
      if (region !== undefined) expect(number.regionCode).toBe(region);
    },
  );
  it('[1.5-33] has the countries in their order', () => {
    expect(
      phoneChoices([brazil, britain]).map(({ code, callingCode }) => code + callingCode),
    ).toEqual(['BR55', 'GB44']);
  });
});

describe('a date', () => {
  const day = { type: 'date' as const };
  it.each([
    ['2024-02-29', day, true],
    ['2023-02-29', day, false],
    ['2023-1-1', day, false],
    ['2024-01-01', { ...day, minimum: '2024-01-02' }, false],
    ['2024-01-03', { ...day, maximum: '2024-01-02' }, false],
    ['1899-12-31', { type: 'birthDate' as const }, false],
    ['9999-01-01', { type: 'birthDate' as const }, false],
    ['1990-01-01', { type: 'birthDate' as const }, true],
  ])('%s fits the field %o: %s', (value, field, fits) => {
    expect(dateFits(value, field)).toBe(fits);
  });
  it('of birth ends today in the viewer’s own time zone', () => {
    expect(dateLimits({ type: 'birthDate' }, new Date(2026, 0, 5)).max).toBe('2026-01-05');
  });
});

describe('the list of countries', () => {
  const part = { fieldName: 'line1', label: 'Street' };
  const answer = {
    countries: [
      {
        name: 'Brazil',
        iso3166alpha2: 'BR',
        addressRequiredFields: [part],
        taxNumberRequired: true,
      },
      { name: 'United Kingdom', iso3166alpha2: 'GB', addressRequiredFields: [] },
    ],
    callerCountryCode: 'GB',
  };
  it('[1.3-01] [1.3-02] [1.3-03] comes from the origin’s answer, with the caller’s country first', () => {
    expect(countriesOf(answer)).toEqual([
      {
        label: 'United Kingdom',
        value: 'GB',
        requiredFields: [],
        fields: [],
        countryCallingCode: '44',
        taxNumberRequired: false,
      },
      {
        label: 'Brazil',
        value: 'BR',
        requiredFields: ['line1'],
        fields: [part],
        countryCallingCode: '55',
        taxNumberRequired: true,
      },
    ]);
  });
  it('has every country, by name, without an answer', () => {
    const countries = everyCountry('es', [part]);
    expect(countries.length).toBeGreaterThan(200);
    expect(countries.find(({ value }) => value === 'DE')?.label).toBe('Alemania');
  });
});

describe('the origin’s messages about fields', () => {
  const messages = { emptyMessage: 'empty', invalidMessage: 'invalid' };
  const types = new Proxy({} as Record<FieldType, typeof messages>, { get: () => messages });
  const fields: Field[] = [
    { id: 'address', type: 'address', label: 'A' },
    { id: 'tax', type: 'taxNumber', label: 'T', error: { text: 'No such number.' } },
    { id: 'name', type: 'name', label: 'N' },
  ];
  it('go to their field or part, and the others are returned', () => {
    const said = [
      'address.postalCode:required',
      'address.city:unknown',
      'tax:invalid',
      'name:required',
    ];
    const rest = [
      ...['other:required', 'name.first:required', 'It rains.', 'name:', ''],
      ...['no tax:invalid', 'tax:invalid, or so'],
    ];
    expect(problemsIn([...said, ...rest], fields, types)).toEqual({
      problems: {
        'address.postalCode': 'postalCodeFieldIsRequired',
        'address.city': 'cityFieldIsInvalid',
        tax: { text: 'No such number.' },
        name: 'empty',
      },
      others: rest,
    });
  });
  it('are never lost, whatever they are', () => {
    const anything = fc.oneof(fc.string(), fc.constantFrom('address.__proto__:x', 'toString:x'));
    fc.assert(
      fc.property(fc.array(anything), (texts) => {
        const { problems, others } = problemsIn(texts, fields, types);
        expect(others.length + Object.keys(problems).length).toBeLessThanOrEqual(texts.length);
        for (const text of others) expect(texts).toContain(text);
      }),
    );
  });
});
