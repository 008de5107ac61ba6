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

/** What the account of every realm has (spec 1 §3, "Account fields"). */
const ACCOUNT: Fields = [
  { ...builtIn('name', 'name'), required: true },
  builtIn('email', 'email'),
  builtIn('address', 'address'),
];

/** What the forms of a realm's providers ask for, secrets aside. Of fields with one id the first provider's counts. */
export function declaredFields(providers: readonly AuthProvider[]): FormField[] {
  const fields = new Map<string, FormField>();
  for (const provider of providers) {
    for (const field of ('fields' in provider && provider.fields) || []) {
      if (!fields.has(field.id) && !SECRET.includes(field.type)) fields.set(field.id, field);
    }
  }
  return [...fields.values()];
}

/** The fields of a viewer's account: name, address and what else the realm asks for; the email address is there to be read (spec 1 §5), and so is not marked as to be filled in. */
export function accountFields(providers: readonly AuthProvider[]): FormField[] {
  const declared = declaredFields(providers);
  const isOf = (fields: Fields, { id }: FormField) => fields.some((field) => field.id === id);
  return [
    ...ACCOUNT.map((field) => declared.find(({ id }) => id === field.id) ?? field),
    ...declared.filter((field) => !isOf(ACCOUNT, field)),
  ].map((field) => (field.id === 'email' ? { ...field, readOnly: true, required: false } : field));
}

/**
 * Fields that the origin insists on, by id. One that no form of the realm declares is asked for as what its name says, or else
 * as a text under that name.
 */
export function fieldsCalled(
  ids: readonly string[],
  { providers, locale }: { providers: readonly AuthProvider[]; locale: string },
): FormField[] {
  const known = [...declaredFields(providers), ...ACCOUNT];
  return ids.map((id) => ({
    ...(known.find((field) => field.id === id) ?? {
      ...builtIn(id, 'text'),
      label: { [locale]: id },
    }),
    required: true,
    readOnly: false,
  }));
}
