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

describe('what follows for a field from purpose and country', () => {
  it.each(['taxNumber', 'birthDate'] as const)(
    '%s: whether it is required, and the country',
    (type) => {
      const asked = field(type, { required: true });
      expect(one(asked, { country: brazil })).toEqual({ ...asked, required: true, country: 'BR' });
      expect(one(asked)).toEqual({ ...asked, required: false, country: undefined });
    },
  );

  it('address: the country with the parts that it asks for', () => {
    expect(one(field('address'), { country: brazil })).toEqual({
      ...field('address'),
      required: true,
      country: 'BR',
      parts: brazil.fields,
    });
    expect(one(field('address'))).toEqual({ ...field('address'), required: true });
  });

  it('administrative level: the country’s own list, unless the realm has one', () => {
    const region = field('administrativeLevel1');
    const own = { ...region, options: [{ value: 'N', label: { text: 'North' } }] };
    expect(one(region, { country: brazil })?.options).toEqual([
      { value: 'SP', label: { text: 'São Paulo' } },
    ]);
    expect(one(own, { country: brazil })).toBe(own);
    expect(one(region)).toBe(region);
    expect(one(region, { country: { ...brazil, fields: [] } })).toBe(region);
  });

  it('password: a new one where the form is for signing up, or asks for it twice', () => {
    const secret = field('password');
    const twice = field('confirmPassword');
    const told = field('password', { autocomplete: 'off' });
    expect(one(secret, { purpose: 'signup' })?.autocomplete).toBe('new-password');
    expect(one(secret, {}, twice)?.autocomplete).toBe('new-password');
    expect(one(secret, { purpose: 'purchase' })).toBe(secret);
    expect(one(secret, {}, field('text'))).toBe(secret);
    expect(one(told, { purpose: 'signup' })).toBe(told);
  });

  it('password once more: which one it confirms', () => {
    const twice = field('confirmPassword');
    const secret = field('password', { id: 'secret' });
    expect(fieldsFor([field('text'), twice, secret], {})[1]).toEqual({
      ...twice,
      confirms: 'secret',
    });
  });

  it('a field that is not shown is left out', () => {
    const kept = field('taxNumber', { functionalPurpose: ['purchase'] });
    expect(fieldsFor([kept, field('text')], { purpose: 'signup' })).toEqual([field('text')]);
  });
});

describe('isRequired', () => {
  it.each([
    ['an address, unless it may be left out', field('address'), true],
    ['not an address that may', field('address', { required: false }), false],
    ['a text that says so', field('text', { required: true }), true],
    ['no other text', field('text'), false],
    ['no tax number where no country is known', field('taxNumber', { required: true }), false],
  ])('%s', (_what, given, expected) => {
    expect(isRequired(given, {})).toBe(expected);
  });
});
