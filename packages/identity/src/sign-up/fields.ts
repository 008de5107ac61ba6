import type { AuthProvider, FormField } from '@marquee/realm';
import type { FieldDefinition, FieldType, FormValues, Site } from '@marquee/renderer';
import { type AddressValue, definedFields, type FieldValue } from '@marquee/renderer/forms';
import { emailToSend } from '../rules/email-host';
import type { Registration } from './sign-up-steps';

/** The fields of a provider whose entry in the realm declares none. */
const BUILT_IN: readonly FormField[] = (['email', 'password'] as const).map((type) => ({
  id: type,
  type,
  required: true,
  order: 0,
  readOnly: false,
}));

const declaredBy = (config: AuthProvider): readonly FormField[] =>
  ('fields' in config && config.fields) || BUILT_IN;

/** The fields of a provider's sign-up form; a password is a new one here. */
export function signUpFields(
  config: AuthProvider,
  text: Site['text'],
  initial: Readonly<Record<string, string | AddressValue>>,
): FieldDefinition<FieldType>[] {
  return definedFields(declaredBy(config), text, initial).map((field) =>
    field.type === 'password'
      ? { ...field, autocomplete: 'new-password', hint: field.hint ?? 'signUp.passwordHint' }
      : field,
  );
}

/** The values as the origin takes them: address and password apart, the rest as details. */
export function registrationOf({
  email,
  password,
  ...fields
}: FormValues<FieldValue>): Pick<Registration, 'id' | 'secret' | 'fields'> {
  return { id: emailToSend(textOf(email)), secret: textOf(password), fields };
}

const textOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');
