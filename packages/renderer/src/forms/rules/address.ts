import type { AddressFieldSpec } from '@marquee/design-system';
import { fitsIn } from '@marquee/realm/fits-in';
import type { AddressValue, FieldDefinition } from '../field-definition';
import { lineOf } from '../field-types';

/** The longest part that the origin takes. */
const LONGEST_PART = 500;

type AddressField = Pick<FieldDefinition<'address'>, 'id' | 'country' | 'parts' | 'required'>;

/**
 * The name of a part in its address. What is chosen from a country's own list is kept by country, so that both choices are
 * there again when the viewer goes back; what is typed is kept whatever the country.
 */
export const partKey = (country: string | undefined, part: AddressFieldSpec): string =>
  part.acceptableValues?.length ? `${country}_${part.fieldName}` : part.fieldName;

const record = (typed: unknown): Readonly<Record<string, unknown>> => ({ ...(typed ?? {}) });

/**
 * Selects the parts that the country has, with their values, without empty ones that are optional; undefined when
 * none is filled in.
 */
export function addressOf(typed: unknown, field: AddressField): AddressValue | undefined {
  const values = record(typed);
  const parts = (field.parts ?? []).flatMap((part): [string, string][] => {
    const value = lineOf(values[partKey(field.country, part)]);
    return value || !part.optional ? [[part.fieldName, value]] : [];
  });
  if (parts.every(([, value]) => value === '') && (field.required === false || !field.country))
    return undefined;
  return Object.fromEntries([['country', field.country ?? ''], ...parts]);
}

/** Are the parts of an address required? Always (spec 1 §5), unless it may be left out and is empty. */
export const addressAsked = (typed: unknown, field: AddressField) =>
  field.required !== false || addressOf(typed, field) !== undefined;

/** Finds the message key of a part's error (spec 1 §5). */
export function partProblem(
  { fieldName, acceptableValues, optional }: Omit<AddressFieldSpec, 'label'>,
  typed: unknown,
): string | undefined {
  const value = lineOf(typed);
  if (!value) return optional ? undefined : `${fieldName}FieldIsRequired`;
  const known =
    !acceptableValues?.length || acceptableValues.some((accepted) => accepted.value === value);
  return known && fitsIn(value, LONGEST_PART) ? undefined : `${fieldName}FieldIsInvalid`;
}
