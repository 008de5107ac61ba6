import { expect, it } from 'vitest';
import type { FieldDefinition, FieldType } from './field-definition';
import { BASIC_FIELD_TYPES, fieldProblem } from './field-types';
import { fullFieldTypes } from './full-field-types';

const field = (size: number): FieldDefinition<FieldType> => ({
  id: 'name',
  type: 'text',
  label: 'form.field.name',
  size,
});

it('the size of a field counts characters as viewers see them', () => {
  for (const [size, problem] of [
    [8, undefined],
    [7, { key: 'form.tooLong', count: 7 }],
  ] as const) {
    const typed = 'Zoë😀😀😀😀😀';
    expect(fieldProblem(fullFieldTypes.text, field(size), typed, {})).toEqual(problem);
    const basic = { ...field(size), type: 'text' as const, initial: undefined };
    expect(fieldProblem(BASIC_FIELD_TYPES.text, basic, typed, {})).toEqual(problem);
  }
});

it('a field without a size of its own says how long every value may be', () => {
  const problem = fieldProblem(
    fullFieldTypes.text,
    { ...field(0), size: undefined },
    'a'.repeat(2001),
    {},
  );
  expect(problem).toEqual({ key: 'form.tooLong', count: 2000 });
});
