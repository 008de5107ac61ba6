import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from '../field-definition';
import type { CountryChoice } from './countries';
import { fieldsFor, isRequired } from './fields-for';

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
const field = (type: FieldType, changes: Partial<Field> = {}): Field => ({
  id: type,
  type,
  label: type,
  ...changes,
});
const one = (given: Field, situation: Parameters<typeof fieldsFor>[1] = {}, ...others: Field[]) =>
  fieldsFor([given, ...others], situation)[0];

describe('fieldsFor', () => {
  it.each(['taxNumber', 'birthDate'] as const)(
    'says of a field %s whether it is required, and its country',
    (type) => {
      const asked = field(type, { required: true });
      expect(one(asked, { country: brazil })).toEqual({ ...asked, required: true, country: 'BR' });
      expect(one(asked)).toEqual({ ...asked, required: false, country: undefined });
    },
  );

  it('gives an address its country, and the parts that the country asks for', () => {
    expect(one(field('address'), { country: brazil })).toEqual({
      ...field('address'),
      required: true,
      country: 'BR',
      parts: brazil.fields,
    });
    expect(one(field('address'))).toEqual({ ...field('address'), required: true });
  });

  it('gives a region the country’s list, unless the realm has one', () => {
    const region = field('administrativeLevel1');
    const own = { ...region, options: [{ value: 'N', label: { text: 'North' } }] };
    expect(one(region, { country: brazil })?.options).toEqual([
      { value: 'SP', label: { text: 'São Paulo' } },
    ]);
    expect(one(own, { country: brazil })).toBe(own);
    expect(one(region)).toBe(region);
    expect(one(region, { country: { ...brazil, fields: [] } })).toBe(region);
  });

  it('marks a password as new where the form signs up, or asks for it twice', () => {
    const secret = field('password');
    const twice = field('confirmPassword');
    const told = field('password', { autocomplete: 'off' });
    expect(one(secret, { purpose: 'signup' })?.autocomplete).toBe('new-password');
    expect(one(secret, {}, twice)?.autocomplete).toBe('new-password');
    expect(one(secret, { purpose: 'purchase' })).toBe(secret);
    expect(one(secret, {}, field('text'))).toBe(secret);
    expect(one(told, { purpose: 'signup' })).toBe(told);
  });

  it('tells a repeated password which one it confirms', () => {
    const twice = field('confirmPassword');
    const secret = field('password', { id: 'secret' });
    expect(fieldsFor([field('text'), twice, secret], {})[1]).toEqual({
      ...twice,
      confirms: 'secret',
    });
  });

  it('leaves out a field that is not shown', () => {
    const kept = field('taxNumber', { functionalPurpose: ['purchase'] });
    expect(fieldsFor([kept, field('text')], { purpose: 'signup' })).toEqual([field('text')]);
  });
});

describe('isRequired', () => {
  it.each([
    ['is true of an address', field('address'), true],
    ['is false of an address that is optional', field('address', { required: false }), false],
    ['is true of a text that the realm requires', field('text', { required: true }), true],
    ['is false of any other text', field('text'), false],
    [
      'is false of a tax number while no country is known',
      field('taxNumber', { required: true }),
      false,
    ],
  ])('%s', (_what, given, expected) => {
    expect(isRequired(given, {})).toBe(expected);
  });
});
