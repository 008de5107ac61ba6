import type { AddressFieldSpec } from '@marquee/design-system';
import type { Pattern } from '@marquee/realm';

/** The types that every form knows; the others come with the full registry (`@marquee/renderer/forms`). */
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

/** A label key, or words that are there already, as a realm brings them. */
export type Wording = string | { readonly text: string };

/** The parts of an address by name, and its country as ISO 3166 alpha-2 in `country`. */
export type AddressValue = Readonly<Record<string, string>>;

/** Where a field belongs (spec 1 §3); the elements are countries, ISO 3166 alpha-2. */
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
  /** Every part of an address is asked for unless this is false. */
  required?: boolean;
  /** Message when a required field is empty; default: the type's own. */
  empty?: Wording;
  /** Message when the value does not fit; default: the type's own. */
  error?: Wording;
  /** The whole value must match. Known to the full registry. */
  pattern?: Pattern;
  /** Longest value, in characters. */
  size?: number;
  /** Lower stands first, equal ones keep their place in the list; `fieldsFor` sees to it. */
  order?: number;
  readOnly?: boolean;
  /** A tax number or birth date is asked for these purposes alone; for every purpose when left out. */
  functionalPurpose?: readonly string[];
  /** A tax number or birth date is asked in these countries alone, or everywhere else. */
  addressCountryRestriction?: CountryRestriction;
  /** What a dropdown offers. */
  options?: readonly { readonly value: string; readonly label: Wording }[];
  /** Least value of a tax number; first day of a date, yyyy-mm-dd. */
  minimum?: number | string;
  /** Greatest value of a tax number; last day of a date, yyyy-mm-dd. */
  maximum?: number | string;
  /** Overrides the type's token, e.g. `username` for the identifier of a sign-in form. */
  autocomplete?: string;
  /** What the field holds at first, e.g. an address known from the way here. */
  initial?: Type extends 'address' ? AddressValue : string;
  /** Whose rules the value follows; `fieldsFor` sets it. */
  country?: string;
  /** The id of the password that is typed again; `fieldsFor` sets it. */
  confirms?: string;
  /** What an address consists of in its country; `fieldsFor` sets it. */
  parts?: readonly AddressFieldSpec[];
}

/** The words that a wording stands for. */
export const wordsOf = (t: (key: string) => string, wording: Wording): string =>
  typeof wording === 'string' ? t(wording) : wording.text;
