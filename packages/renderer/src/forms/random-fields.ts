import fc from 'fast-check';
import type { FieldDefinition, FieldType } from './field-definition';
import { fullFieldTypes } from './full-field-types';

export const FIELD_TYPES = Object.keys(fullFieldTypes) as FieldType[];

const country = fc.constantFrom('BR', 'GB', 'US', 'XX', '__proto__');
const wording = fc.record({ text: fc.string({ minLength: 1, maxLength: 60 }) });
const some = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: undefined });
const limit = fc.oneof(fc.integer(), fc.constantFrom('2026-01-01', '1900-02-30', ''));
const options = fc.uniqueArray(
  fc.record({ value: fc.string({ minLength: 1, maxLength: 8 }), label: wording }),
  { maxLength: 5, selector: ({ value }) => value },
);

/** Any field that the realm's schema lets through, and some that it does not. */
const anyField: fc.Arbitrary<FieldDefinition<FieldType>> = fc.record({
  id: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,12}$/),
  type: fc.constantFrom(...FIELD_TYPES),
  label: wording,
  placeholder: some(wording),
  hint: some(wording),
  required: some(fc.boolean()),
  empty: some(wording),
  error: some(wording),
  size: some(fc.integer({ min: 1, max: 2000 })),
  order: some(fc.integer({ min: -9, max: 9 })),
  readOnly: some(fc.boolean()),
  functionalPurpose: some(fc.array(fc.constantFrom('signup', 'purchase'), { maxLength: 2 })),
  addressCountryRestriction: some(
    fc.record({
      restrictionType: fc.constantFrom('whitelist' as const, 'blacklist' as const),
      elements: fc.array(country, { maxLength: 3 }),
    }),
  ),
  options: some(options),
  minimum: some(limit),
  maximum: some(limit),
});

/** A form's fields; their ids differ, as the realm's validator sees to. */
export const anyFields = fc.uniqueArray(anyField, {
  minLength: 1,
  maxLength: 7,
  selector: ({ id }) => id,
});

/** What may arrive in a field: text of every kind, and what is no text at all. */
export const anyTyped = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789+-./ ()٣۵٠') }),
  fc.constantFrom('', '2024-02-29', '+4407400123456', '123.456.789-09', '\u202e', 'x'.repeat(3000)),
  fc.constantFrom(undefined, null, 0, {}, { country: 'BR', line1: {} }, [], { __proto__: null }),
);
