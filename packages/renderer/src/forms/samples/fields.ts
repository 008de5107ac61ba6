import type { FieldDefinition, FieldType } from '../field-definition';

type Field = FieldDefinition<FieldType>;

const field = (id: string, type: FieldType, more: Partial<Field> = {}): Field => ({
  id,
  type,
  label: `form.field.${type}`,
  required: true,
  ...more,
});

const inBrazil = {
  functionalPurpose: ['signup'],
  addressCountryRestriction: { restrictionType: 'whitelist' as const, elements: ['BR'] },
};

/** A sign-up form with a field of most types. */
export const signUpFields: readonly Field[] = [
  field('email', 'email'),
  field('password', 'password'),
  field('again', 'confirmPassword'),
  field('fullName', 'fullName'),
  field('phone', 'phoneNumber'),
  field('address', 'address'),
  field('birthDate', 'birthDate', inBrazil),
  field('taxNumber', 'taxNumber', { ...inBrazil, hint: 'form.taxNumber.hint' }),
];

/** One field of each type. */
export const everyField: readonly Field[] = [
  field('team', 'text', { label: 'workshop.team' }),
  field('nick', 'name'),
  ...signUpFields,
  field('seat', 'dropdown', {
    label: 'workshop.seat',
    options: [
      { value: 'north', label: 'workshop.north' },
      { value: 'south', label: 'workshop.south' },
    ],
  }),
  field('since', 'date', { label: 'workshop.since' }),
  field('street', 'line1'),
  field('code', 'postalCode'),
  field('region', 'administrativeLevel1'),
];

const VALUES: Readonly<Record<string, Field['initial']>> = {
  team: 'Harbour Rovers',
  nick: 'Kim',
  email: 'kim@example.com',
  password: 'correct horse 9',
  again: 'correct horse 9',
  fullName: 'Kim Lee',
  phone: '+5511961234567',
  address: {
    country: 'BR',
    line1: 'Rua do Porto 1',
    city: 'Salvador',
    administrativeLevel1: 'BA',
    postalCode: '40015-000',
  },
  birthDate: '1990-01-02',
  taxNumber: '12345678909',
  seat: 'north',
  since: '2024-02-29',
  street: 'Rua do Porto 1',
  code: '40015-000',
  region: 'BA',
};

export const filled = (one: Field): Field => ({ ...one, initial: VALUES[one.id] });
