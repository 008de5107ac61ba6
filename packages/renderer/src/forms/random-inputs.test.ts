import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FieldDefinition, type FieldType, tooLong } from './field-definition';
import { fieldProblem } from './field-types';
import { fullFieldTypes } from './full-field-types';
import { anyFields, anyTyped, FIELD_TYPES } from './random-fields';
import { fieldsFor } from './rules/fields-for';

const numRuns = process.env.FULL ? 10_000 : 100;
const seed = 20_261_122;

it('[1.3-14] a form has fifteen field types', () => {
  expect(FIELD_TYPES).toHaveLength(15);
});

it.each(FIELD_TYPES)('a field %s accepts or refuses any input, and never throws', (type) => {
  fc.assert(
    fc.property(anyTyped, fc.constantFrom('BR', 'GB', undefined), (typed, country) => {
      const field: FieldDefinition<FieldType> = {
        id: 'field',
        type,
        label: 'x',
        required: true,
        country,
        confirms: 'other',
      };
      const problem = fieldProblem(fullFieldTypes[type], field, typed, { other: typed });
      if (typeof problem === 'object') expect(problem).toEqual(tooLong(2000));
      else expect(['string', 'undefined']).toContain(typeof problem);
      const value = fullFieldTypes[type].parse(typed, field);
      expect(['string', 'object']).toContain(typeof value);
    }),
    { numRuns, seed },
  );
});

it('[1.5-22] [1.5-23] fieldsFor shows every other field, and requires none that the country does not', () => {
  fc.assert(
    fc.property(anyFields, fc.constantFrom('signup', undefined), (fields, purpose) => {
      const shown = fieldsFor(fields, { purpose });
      const always = fields.filter(({ type }) => type !== 'taxNumber' && type !== 'birthDate');
      expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(always.map(({ id }) => id)));
      for (const field of shown) {
        if (field.type === 'taxNumber' || field.type === 'birthDate')
          expect(field.required).toBe(false);
      }
    }),
    { numRuns, seed },
  );
});
