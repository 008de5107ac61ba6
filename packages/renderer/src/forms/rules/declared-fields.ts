import type { AuthProvider, FormField } from '@marquee/realm';

type Fields = readonly FormField[];

const SECRET: readonly FormField['type'][] = ['password', 'confirmPassword'];

const builtIn = (id: string, type: FormField['type']): FormField => ({
  id,
  type,
  required: false,
  order: 0,
  readOnly: false,
});

/** The account fields of every realm (spec 1 §3, "Account fields"). */
const ACCOUNT: Fields = [
  { ...builtIn('name', 'name'), required: true },
  builtIn('email', 'email'),
  builtIn('address', 'address'),
];

/** Billing fields, which the origin may require where no form of the realm declares them (spec 2 §5). */
const BILLING: Fields = [builtIn('birthDate', 'birthDate'), builtIn('taxNumber', 'taxNumber')];

/**
 * The fields of all forms of a realm's providers, but for secrets. Of fields with one id the first
 * counts.
 */
export function declaredFields(providers: readonly AuthProvider[]): FormField[] {
  const fields = new Map<string, FormField>();
  for (const provider of providers) {
    for (const field of ('fields' in provider && provider.fields) || []) {
      if (!fields.has(field.id) && !SECRET.includes(field.type)) fields.set(field.id, field);
    }
  }
  return [...fields.values()];
}

/** What an account has beside that, once the viewer has given it somewhere (2 §3, "Account state"). */
const GIVEN: Fields = [builtIn('phoneNumber', 'phoneNumber'), ...BILLING];

/** A field as the account shows it, whatever it was asked for: for a purchase, or in some countries alone. */
function whereverGiven({
  functionalPurpose: _,
  addressCountryRestriction: __,
  ...field
}: FormField): FormField {
  return field;
}

/**
 * The fields of a viewer's account: name, address, what else the realm asks for, and what the viewer has given, as for a purchase: it is
 * theirs to read and to change. The email address is read-only (spec 1 §5), and so not marked as required.
 */
export function accountFields(
  providers: readonly AuthProvider[],
  given: Readonly<Record<string, unknown>> = {},
): FormField[] {
  const declared = declaredFields(providers);
  const isOf = (fields: Fields, { id }: FormField) => fields.some((field) => field.id === id);
  const isBilling = ({ type }: FormField) => BILLING.some((field) => field.type === type);
  const isGiven = ({ id }: FormField) => given[id] !== undefined && given[id] !== '';
  return [
    ...ACCOUNT.map((field) => declared.find(({ id }) => id === field.id) ?? field),
    ...declared.filter((field) => !isOf(ACCOUNT, field)),
    ...GIVEN.filter((field) => isGiven(field) && !isOf(declared, field)),
  ]
    .map((field) => (isGiven(field) && isBilling(field) ? whereverGiven(field) : field))
    .map((field) => (field.id === 'email' ? { ...field, readOnly: true, required: false } : field));
}

/**
 * The fields that the origin requires, by id. One that no form of the realm declares gets the type
 * of its name, or else is a text under that name.
 */
export function fieldsCalled(
  ids: readonly string[],
  { providers, locale }: { providers: readonly AuthProvider[]; locale: string },
): FormField[] {
  const known = [...declaredFields(providers), ...ACCOUNT, ...BILLING];
  return ids.map((id) => ({
    ...(known.find((field) => field.id === id) ?? {
      ...builtIn(id, 'text'),
      label: { [locale]: id },
    }),
    required: true,
    readOnly: false,
  }));
}
