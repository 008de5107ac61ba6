import type { AddressFieldSpec } from '@marquee/design-system';
import type { Pattern } from '@marquee/realm';

/** The types of the basic registry; the full one (`@marquee/renderer/forms`) has the others. */
export type BasicFieldType = 'text' | 'email' | 'password' | 'name';

/** Every type of spec 1 §3. */
export type FieldType =
  | BasicFieldType
  | 'dropdown'
  | 'address'
  | 'fullName'
  | 'phoneNumber'
  | 'date'
  | 'birthDate'
  | 'confirmPassword'
  | 'taxNumber'
  | 'postalCode'
  | 'line1'
  | 'administrativeLevel1';

/** A label's key, alone or with its count, or a text as it is, such as a realm's. */
export type Wording =
  | string
  | { readonly key: string; readonly count: number }
  | { readonly text: string };

/** The parts of an address by name, and its country as ISO 3166 alpha-2 in `country`. */
export type AddressValue = Readonly<Record<string, string>>;

/** The countries of a field (spec 1 §3); the elements are ISO 3166 alpha-2. */
export interface CountryRestriction {
  restrictionType: 'whitelist' | 'blacklist';
  elements: readonly string[];
}

/** One field of a form, as data (spec 1 §3, "Form field definition"). */
export interface FieldDefinition<Type extends FieldType = BasicFieldType> {
  /** The name under which the value is sent. */
  id: string;
  type: Type;
  label: Wording;
  placeholder?: Wording;
  hint?: Wording;
  /** May the field not be empty? The parts of an address are required unless this is false. */
  required?: boolean;
  /** The message when a required field is empty; default: the type's. */
  empty?: Wording;
  /** The message when the value is not valid; default: the type's. */
  error?: Wording;
  /** A regular expression that the whole value must match. Only the full registry uses it. */
  pattern?: Pattern;
  /** Longest value, in characters. */
  size?: number;
  /** Lower numbers come first, equal ones in the order of the list; `fieldsFor` sorts by it. */
  order?: number;
  readOnly?: boolean;
  /** Purposes for which a tax number or birth date is shown; every purpose when left out. */
  functionalPurpose?: readonly string[];
  /** Countries in which a tax number or birth date is shown, or not shown. */
  addressCountryRestriction?: CountryRestriction;
  /** The choices of a dropdown. */
  options?: readonly { readonly value: string; readonly label: Wording }[];
  /** Least value of a tax number; first day of a date, yyyy-mm-dd. */
  minimum?: number | string;
  /** Greatest value of a tax number; last day of a date, yyyy-mm-dd. */
  maximum?: number | string;
  /** Overrides the type's token, e.g. `username` for the identifier of a sign-in form. */
  autocomplete?: string;
  /** The field's first value, e.g. an email address from the page before. */
  initial?: Type extends 'address' ? AddressValue : string;
  /** The country whose rules the value follows; `fieldsFor` sets it. */
  country?: string;
  /** The id of the password that is typed again; `fieldsFor` sets it. */
  confirms?: string;
  /** The parts of an address in its country; `fieldsFor` sets it. */
  parts?: readonly AddressFieldSpec[];
}

/** Puts a wording into text. */
export function textOf(
  t: (key: string, params?: { count: number }) => string,
  wording: Wording,
): string {
  if (typeof wording === 'string') return t(wording);
  return 'text' in wording ? wording.text : t(wording.key, { count: wording.count });
}

/** Says how long a text may be, in characters. */
export const tooLong = (count: number): Wording => ({ key: 'form.tooLong', count });
