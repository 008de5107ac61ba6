import type { AuthProvider, FormField } from '@marquee/realm';
import { describe, expect, it } from 'vitest';
import { accountFields, declaredFields, fieldsCalled } from './declared-fields';

const field = (id: string, type: FormField['type'], given: Partial<FormField> = {}): FormField => ({
  id,
  type,
  required: false,
  order: 0,
  readOnly: false,
  ...given,
});
const providers: AuthProvider[] = [
  {
    type: 'id',
    fields: [
      field('email', 'email'),
      field('password', 'password'),
      field('again', 'confirmPassword'),
      field('name', 'fullName', { size: 40 }),
    ],
  },
  { type: 'google', clientId: 'client' },
  { type: 'pbr', fields: [field('name', 'text'), field('phone', 'phoneNumber')] },
];
const told = (fields: readonly FormField[]) => fields.map(({ id, type }) => `${id} ${type}`);

describe('declaredFields', () => {
  it('has each id once, as the first provider has it, and no secret', () => {
    expect(told(declaredFields(providers))).toEqual([
      'email email',
      'name fullName',
      'phone phoneNumber',
    ]);
  });
  it('is empty for a realm that declares no fields', () => {
    expect(declaredFields([{ type: 'id' }])).toEqual([]);
  });
});

describe('accountFields', () => {
  it('[1.3-15] are name, email and address, where a realm declares nothing', () => {
    expect(told(accountFields([{ type: 'id' }]))).toEqual([
      'name name',
      'email email',
      'address address',
    ]);
  });
  it('[1.3-15] require the name alone', () => {
    const required = accountFields([{ type: 'id' }]).filter((one) => one.required);
    expect(told(required)).toEqual(['name name']);
  });
  it('[1.3-15] are as the realm declares them, then its other fields', () => {
    expect(told(accountFields(providers))).toEqual([
      'name fullName',
      'email email',
      'address address',
      'phone phoneNumber',
    ]);
  });
  it('[2.3-24] are also what the viewer has given, whatever it was asked for', () => {
    const asked: AuthProvider[] = [
      {
        type: 'id',
        fields: [
          field('taxNumber', 'taxNumber', {
            functionalPurpose: ['purchase'],
            addressCountryRestriction: { restrictionType: 'whitelist', elements: ['BR'] },
          }),
        ],
      },
    ];
    const given = {
      birthDate: '1990-04-01',
      taxNumber: '52998224725',
      phoneNumber: '+34600000000',
    };
    const all = accountFields(asked, given);
    expect(told(all)).toEqual([
      'name name',
      'email email',
      'address address',
      'taxNumber taxNumber',
      'phoneNumber phoneNumber',
      'birthDate birthDate',
    ]);
    for (const one of all) {
      expect(one.functionalPurpose).toBeUndefined();
      expect(one.addressCountryRestriction).toBeUndefined();
    }
    expect(accountFields(asked)[3]?.functionalPurpose).toEqual(['purchase']);
  });
  it('[1.3-15] have the email address alone as read-only', () => {
    for (const given of [providers, [{ type: 'id' } as const]]) {
      const readOnly = accountFields(given).filter((one) => one.readOnly);
      expect(told(readOnly)).toEqual(['email email']);
    }
  });
});

describe('fieldsCalled', () => {
  it('are the fields of the forms, but required and never read-only', () => {
    const fixed: AuthProvider[] = [
      { type: 'id', fields: [field('name', 'name', { readOnly: true })] },
    ];
    expect(fieldsCalled(['name'], { providers: fixed, locale: 'en' })).toEqual([
      field('name', 'name', { required: true }),
    ]);
  });
  it('have their names as labels where no form declares them', () => {
    const fields = fieldsCalled(['name', 'club'], { providers: [{ type: 'id' }], locale: 'en' });
    expect(told(fields)).toEqual(['name name', 'club text']);
    expect(fields[1]).toMatchObject({ label: { en: 'club' }, required: true });
  });
});
