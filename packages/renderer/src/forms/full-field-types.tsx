import { LONGEST_VALUE, matchesPattern } from '@marquee/realm/matches-pattern';
import { AddressControl } from './controls/AddressControl';
import { ConfirmPasswordControl } from './controls/ConfirmPasswordControl';
import { DateControl } from './controls/DateControl';
import { PhoneControl } from './controls/PhoneControl';
import { TaxNumberControl } from './controls/TaxNumberControl';
import { CodeControl, DropdownControl, TextControl } from './controls/TextControls';
import type { AddressValue, FieldDefinition, FieldType } from './field-definition';
import {
  BASIC_FIELD_TYPES,
  type FieldTypeRegistry,
  type FieldTypeRules,
  lineOf,
  sanitisePassword,
} from './field-types';
import { addressOf } from './rules/address';
import { dateFits } from './rules/date-value';
import { phoneNumber } from './rules/phone-number';
import { parseTaxNumber, taxNumberFits } from './rules/tax-number';

/** What a field sends: text, a date as yyyy-mm-dd, a phone number in E.164, or the parts of an address. */
export type FieldValue = string | AddressValue;

type Rules = FieldTypeRules<FieldType, FieldValue>;
type Field = FieldDefinition<FieldType>;

interface TextRules extends Partial<Omit<Rules, 'parse' | 'accepts'>> {
  parse?: (typed: string, field: Field) => string;
  accepts?: (value: string, field: Field, values: Record<string, unknown>) => boolean;
}

/** A type whose value is text: a realm's own limits hold for it beside the type's. */
const textType = ({ parse = lineOf, accepts, ...rest }: TextRules): Rules => ({
  Control: TextControl,
  emptyMessage: 'form.required',
  invalidMessage: 'form.invalid',
  ...rest,
  parse: (typed, field) => parse(typeof typed === 'string' ? typed : '', field),
  longest: ({ size }) => size ?? LONGEST_VALUE,
  accepts: (value, field, values) =>
    typeof value === 'string' &&
    (accepts?.(value, field, values) ?? true) &&
    (!field.pattern || matchesPattern(field.pattern, value)),
});

/** The control of a basic type, with the rules that a realm's fields have. */
const { email, password, name } = BASIC_FIELD_TYPES;

const isOffered = (value: string, { options }: Field) =>
  !options || options.some((option) => option.value === value);

/** Every type of spec 1 §3. */
export const fullFieldTypes: FieldTypeRegistry<FieldType, FieldValue> = {
  text: textType({}),
  email: textType(email),
  password: textType(password),
  confirmPassword: textType({
    Control: ConfirmPasswordControl,
    autocomplete: 'new-password',
    emptyMessage: 'form.confirmPassword.empty',
    invalidMessage: 'form.confirmPassword.invalid',
    parse: sanitisePassword,
    accepts: (value, { confirms }, values) =>
      !confirms || value === sanitisePassword(String(values[confirms] ?? '')),
  }),
  name: textType(name),
  fullName: textType({ autocomplete: 'name', emptyMessage: 'form.fullName.empty' }),
  dropdown: textType({
    Control: DropdownControl,
    emptyMessage: 'form.dropdown.empty',
    accepts: isOffered,
  }),
  phoneNumber: textType({
    Control: PhoneControl,
    autocomplete: 'tel',
    emptyMessage: 'form.phone.empty',
    invalidMessage: 'form.phone.invalid',
    parse: (typed) => (typed.trim() ? phoneNumber(typed).complete : ''),
    accepts: (value) => phoneNumber(value).possible,
  }),
  date: textType({
    Control: DateControl,
    emptyMessage: 'form.date.empty',
    invalidMessage: 'form.date.invalid',
    accepts: dateFits,
  }),
  birthDate: textType({
    Control: DateControl,
    autocomplete: 'bday',
    emptyMessage: 'form.birthDate.empty',
    invalidMessage: 'form.date.invalid',
    accepts: dateFits,
  }),
  taxNumber: textType({
    Control: TaxNumberControl,
    autocomplete: 'off',
    emptyMessage: 'form.taxNumber.empty',
    invalidMessage: 'form.taxNumber.invalid',
    parse: (typed, { country }) => parseTaxNumber(country, typed),
    accepts: taxNumberFits,
  }),
  line1: textType({ autocomplete: 'address-line1', emptyMessage: 'line1FieldIsRequired' }),
  postalCode: textType({
    Control: CodeControl,
    autocomplete: 'postal-code',
    emptyMessage: 'postalCodeFieldIsRequired',
    invalidMessage: 'postalCodeFieldIsInvalid',
  }),
  administrativeLevel1: textType({
    Control: DropdownControl,
    autocomplete: 'address-level1',
    emptyMessage: 'administrativeLevel1FieldIsRequired',
    invalidMessage: 'administrativeLevel1FieldIsInvalid',
    accepts: isOffered,
  }),
  address: {
    Control: AddressControl,
    emptyMessage: 'countryFieldIsRequired',
    invalidMessage: 'form.invalid',
    parse: (typed, field) => {
      const address = field as FieldDefinition<'address'>;
      return (field.readOnly ? address.initial : addressOf(typed, address)) ?? '';
    },
    // Its parts are looked at one by one, where they are.
    accepts: () => true,
  },
};
