import type { FieldDefinition, FieldType } from './field-definition';
import { fullFieldTypes } from './full-field-types';
import { type FieldProblems, problemsIn } from './rules/field-problems';

/** Sorts the messages of an origin's refusal (`FIELDS_REFUSED`) by the fields of a form. */
export const fieldProblems = (
  messages: readonly string[],
  fields: readonly FieldDefinition<FieldType>[],
): FieldProblems => problemsIn(messages, fields, fullFieldTypes);
