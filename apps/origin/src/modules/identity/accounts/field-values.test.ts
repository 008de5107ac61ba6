import { describe, expect, it } from 'vitest';
import type { FieldValues } from '../viewers/tables';
import { changedMeanwhile, mergedFields, refusedFields } from './field-values';
import { isTaxNumber } from './tax-number';

const context = { required: ['name'], email: 'ana@example.com', today: '2026-11-22' };
const refused = (fields: FieldValues, more: Partial<typeof context & { country: string }> = {}) =>
  refusedFields({ name: 'Ana', ...fields }, { ...context, ...more });

const home = { country: 'US', line1: '1 Main St', city: 'Reno', administrativeLevel1: 'NV' };

describe('what is wrong with fields', () => {
  it('is nothing when they fit', () => {
    const fields = {
      phoneNumber: '+14155550100',
      birthDate: '1990-02-28',
      country: 'US',
      address: { ...home, postalCode: '89501' },
      email: ' ANA@example.com',
      nickname: 'Añi',
    };
    expect(refused(fields)).toEqual([]);
  });

  it.each<[string, FieldValues, string[]]>([
    ['a required field that is empty', { name: '  ' }, ['name:required']],
    ['an optional field that is empty: nothing', { phoneNumber: '' }, []],
    ['a phone without its country', { phoneNumber: '4155550100' }, ['phoneNumber:invalid']],
    ['a phone with spaces', { phone: '+1 415 555 0100' }, ['phone:invalid']],
    ['a phone that is too long', { phone: `+1${'0'.repeat(15)}` }, ['phone:invalid']],
    ['a phone whose country begins with zero', { phone: '+0415555010' }, ['phone:invalid']],
    ['a day that there is not', { date: '2026-02-29' }, ['date:invalid']],
    ['a day with a time', { date: '2026-02-28T10:00:00Z' }, ['date:invalid']],
    ['a day in the future: nothing', { date: '2030-01-01' }, []],
    ['a birth tomorrow', { birthDate: '2026-11-23' }, ['birthDate:invalid']],
    ['a birth today: nothing', { birthDate: '2026-11-22' }, []],
    ['a birth in another age', { birthDate: '1899-12-31' }, ['birthDate:invalid']],
    ['a country that there is not', { country: 'XX' }, ['country:invalid']],
    ['a country’s name', { country: 'Spain' }, ['country:invalid']],
    ['an address without a country', { address: {} }, ['address.country:required']],
    ['an address in no country', { address: { country: 'XX' } }, ['address.country:invalid']],
    ['an address without its code', { address: home }, ['address.postalCode:required']],
    [
      'a state that the country does not have',
      { address: { ...home, postalCode: '1', administrativeLevel1: 'Nevada' } },
      ['address.administrativeLevel1:invalid'],
    ],
    [
      'a part that is too long',
      { address: { ...home, postalCode: '1', line2: 'x'.repeat(201) } },
      ['address.line2:tooLong'],
    ],
    ['an address that is text', { address: '1 Main St' }, ['address:invalid']],
    ['a name that is none', { name: { first: 'Ana' } }, ['name:invalid']],
    ['text without end', { name: 'x'.repeat(201) }, ['name:tooLong']],
    ['200 characters of several units each', { name: '👨‍👩‍👧‍👦'.repeat(200) }, []],
    ['201 of them', { name: '👨‍👩‍👧‍👦'.repeat(201) }, ['name:tooLong']],
    ['one of accents without end', { name: `e${'\u0301'.repeat(5000)}` }, ['name:tooLong']],
    [
      'a state that stands alone',
      { country: 'BR', administrativeLevel1: 'XX' },
      ['administrativeLevel1:invalid'],
    ],
    ['somebody else’s address', { email: 'eve@example.com' }, ['email:invalid']],
    ['a secret, which is no field', { password: 'correct horse' }, ['password:invalid']],
    [
      'a Brazilian tax number with wrong digits',
      { country: 'BR', taxNumber: '529.982.247-26' },
      ['taxNumber:invalid'],
    ],
  ])('%s', (_, fields, messages) => {
    expect(refused(fields)).toEqual(messages);
  });

  it('is that a required field is not there at all', () => {
    expect(refusedFields({}, context)).toEqual(['name:required']);
    expect(refusedFields({ toString: 'x' }, { ...context, required: ['toString'] })).toEqual([]);
    expect(refusedFields({}, { ...context, required: ['toString'] })).toEqual([
      'toString:required',
    ]);
  });

  it('knows Brazil from the form, from the address, or from where the viewer is', () => {
    const taxNumber = '12345678901';
    const address = {
      country: 'BR',
      line1: 'a',
      city: 'b',
      administrativeLevel1: 'SP',
    };
    expect(refused({ taxNumber })).toEqual([]);
    expect(refused({ taxNumber }, { country: 'BR' })).toEqual(['taxNumber:invalid']);
    expect(refused({ taxNumber, address: { ...address, postalCode: '1' } })).toEqual([
      'taxNumber:invalid',
    ]);
    expect(refused({ taxNumber, country: 'US' }, { country: 'BR' })).toEqual([]);
  });

  it('is only a malformed address, for a viewer who has none here', () => {
    expect(refused({ email: 'eve@example.com' }, { email: '' })).toEqual([]);
    expect(refused({ email: 'eve@' }, { email: '' })).toEqual(['email:invalid']);
  });
});

describe('tax numbers', () => {
  it.each([
    ['529.982.247-25', 'BR', true],
    ['52998224725', 'BR', true],
    ['111.444.777-35', undefined, true],
    ['111.444.777-36', undefined, false],
    ['111.111.111-11', 'BR', false],
    ['5299822472', 'BR', false],
    ['529 982 247 25', 'BR', false],
    ['X1234567L', 'ES', true],
    ['12', 'ES', false],
    ['<b>1234</b>', undefined, false],
  ])('%s in %s: %s', (text, country, fits) => {
    expect(isTaxNumber(text, country)).toBe(fits);
  });
});

it('keeps values without space around them, and takes away what is emptied', () => {
  expect(
    mergedFields(
      { name: 'Ana', phone: '+14155550100', nickname: 'A' },
      { name: ' Ana María ', phone: ' ', address: { country: 'US', line2: ' ' } },
    ),
  ).toEqual({ name: 'Ana María', nickname: 'A', address: { country: 'US' } });
});

const reno = { country: 'US', city: 'Reno' };
it.each([
  ['nothing was stored since', { name: 'Ana' }, { name: 'Eva' }, { name: 'Ana' }, {}],
  ['it was changed since', { name: 'Ida' }, { name: 'Eva' }, { name: 'Ana' }, { name: 'Ida' }],
  ['it was changed to the same since', { name: 'Eva' }, { name: ' Eva ' }, { name: 'Ana' }, {}],
  ['it was filled in since', { name: 'Ida' }, { name: 'Eva' }, {}, { name: 'Ida' }],
  ['it was emptied since', {}, { name: 'Eva' }, { name: 'Ana' }, { name: '' }],
  ['it is to be emptied', { name: 'Ida' }, { name: '' }, { name: 'Ana' }, { name: 'Ida' }],
  [
    'another was changed since',
    { name: 'Ana', nickname: 'B' },
    { name: 'Eva' },
    { name: 'Ana' },
    {},
  ],
  [
    'an address has its parts in another order',
    { address: reno },
    { address: { ...reno, city: 'Elko' } },
    { address: { city: 'Reno', country: 'US', line2: '' } },
    {},
  ],
  [
    'a part of an address was changed since',
    { address: reno },
    { address: { ...reno, city: 'Elko' } },
    { address: { ...reno, city: 'Ely' } },
    { address: reno },
  ],
])('tells what has been changed elsewhere: %s', (_name, kept, given, before, changed) => {
  expect(changedMeanwhile(kept as never, given as never, before as never)).toEqual(changed);
});
