import { fitsIn } from '@marquee/realm/fits-in';
import { acceptableValues, addressPartsOf, isCountry } from '../../countries';
import { isEmailAddress, normaliseIdentifier } from '../viewers/normalise-identifier';
import type { FieldValues } from '../viewers/tables';
import { isTaxNumber } from './tax-number';

export interface FieldContext {
  /** The ids of fields that must not be left empty. */
  required: readonly string[];
  /** The viewer's own address; their form shows it and cannot change it. */
  email: string;
  /** The viewer's country, for a form that does not ask for one. */
  country?: string;
  /** Today, as yyyy-mm-dd. */
  today: string;
}

type Kind =
  | 'phone'
  | 'date'
  | 'birthDate'
  | 'country'
  | 'address'
  | 'taxNumber'
  | 'email'
  | 'secret';

/** The kinds of the fields that have a meaning here; other fields of a realm are text. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['phone', 'phone'],
  ['phoneNumber', 'phone'],
  ['date', 'date'],
  ['birthDate', 'birthDate'],
  ['country', 'country'],
  ['address', 'address'],
  ['taxNumber', 'taxNumber'],
  ['email', 'email'],
  // Kept as a hash or not at all.
  ['password', 'secret'],
  ['confirmPassword', 'secret'],
  ['secret', 'secret'],
]);

const longest = 200;
/**
 * True for a text that is short enough to keep, in characters and in code units: one character may
 * have any number of accents.
 */
const isShort = (text: string) => fitsIn(text, longest) && text.length <= 20 * longest;

/** True for a date that exists. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const isBirthDate = (text: string, today: string) =>
  isDay(text) && text <= today && text >= '1900-01-01';

/** E.164: a plus sign and up to fifteen digits, of which the first is none of a zero. */
const isPhone = (text: string) => /^\+[1-9]\d{6,14}$/.test(text);

function wrongParts(address: Record<string, string>): string[] {
  const country = address.country ?? '';
  if (country === '') return ['address.country:required'];
  if (!isCountry(country)) return ['address.country:invalid'];
  const lacking = addressPartsOf(country).flatMap(({ fieldName }) =>
    (address[fieldName] ?? '').trim() === '' ? [`address.${fieldName}:required`] : [],
  );
  const wrong = Object.entries(address).flatMap(([part, value]) => {
    if (!isShort(value)) return [`address.${part}:tooLong`];
    const values = acceptableValues(country, part);
    return value.trim() !== '' && values && !values.includes(value)
      ? [`address.${part}:invalid`]
      : [];
  });
  return [...lacking, ...wrong];
}

/** The country that a form's other answers refer to. */
function countryIn(fields: FieldValues, otherwise: string | undefined): string | undefined {
  const { address, country } = fields;
  if (typeof country === 'string' && country !== '') return country;
  if (typeof address === 'object' && address.country) return address.country;
  return otherwise;
}

function isFit(kind: Kind | undefined, value: string, fields: FieldValues, context: FieldContext) {
  switch (kind) {
    case 'phone':
      return isPhone(value);
    case 'date':
      return isDay(value);
    case 'birthDate':
      return isBirthDate(value, context.today);
    case 'country':
      return isCountry(value);
    case 'taxNumber':
      return isTaxNumber(value, countryIn(fields, context.country));
    case 'email':
      return context.email === ''
        ? isEmailAddress(value)
        : normaliseIdentifier(value) === normaliseIdentifier(context.email);
    case 'address':
    case 'secret':
      return false;
    default:
      return true;
  }
}

/**
 * Finds what is wrong with the values of a form, in the words of the contract's messages:
 * `{field}:{reason}`, where the reason is required, invalid or tooLong. Empty when they may be
 * kept.
 */
export function refusedFields(fields: FieldValues, context: FieldContext): string[] {
  const lacking = context.required
    .filter((id) => !Object.hasOwn(fields, id))
    .map((id) => `${id}:required`);
  const wrong = Object.entries(fields).flatMap(([id, value]) => {
    const kind = kinds.get(id);
    if (typeof value === 'object')
      return kind === 'address' ? wrongParts(value) : [`${id}:invalid`];
    const isEmpty = value.trim() === '';
    if (isEmpty) return context.required.includes(id) ? [`${id}:required`] : [];
    if (!isShort(value)) return [`${id}:tooLong`];
    const country = countryIn(fields, undefined);
    const values = country && acceptableValues(country, id);
    const fits = isFit(kind, value, fields, context) && (!values || values.includes(value));
    return fits ? [] : [`${id}:invalid`];
  });
  return [...lacking, ...wrong];
}

/**
 * The values to keep beside those that are there: without space around them; an empty one deletes
 * the earlier one.
 */
export function mergedFields(kept: FieldValues, given: FieldValues): FieldValues {
  const merged: FieldValues = { ...kept };
  for (const [id, value] of Object.entries(given)) {
    if (typeof value === 'object') {
      const parts = Object.entries(value).map(([part, text]) => [part, text.trim()] as const);
      merged[id] = Object.fromEntries(parts.filter(([, text]) => text !== ''));
    } else if (value.trim() === '') delete merged[id];
    else merged[id] = value.trim();
  }
  return merged;
}

/** Says whether two values are one: an empty field is like one that was never filled in, and so is an empty part of an address. */
function isSame(
  one: FieldValues[string] | undefined,
  other: FieldValues[string] | undefined,
): boolean {
  const partsOf = (value: FieldValues[string] = '') =>
    Object.entries(typeof value === 'object' ? value : { value })
      .map(([part, text]) => [part, text.trim()] as const)
      .filter(([, text]) => text !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}

/**
 * What is there of the fields that have been changed elsewhere since a form was filled in (`before`), and now differ from what the form
 * gives as well; `''` for one that is empty.
 */
export function changedMeanwhile(
  kept: FieldValues,
  given: FieldValues,
  before: FieldValues,
): FieldValues {
  const changed = Object.entries(given).filter(
    ([id, value]) => !isSame(kept[id], before[id]) && !isSame(kept[id], value),
  );
  return Object.fromEntries(changed.map(([id]) => [id, kept[id] ?? '']));
}
