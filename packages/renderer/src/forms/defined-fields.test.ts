import { expect, it } from 'vitest';
import { definedFields } from './defined-fields';

it('[1.3-12] definedFields takes a realm’s texts in the language of the site, and built-in ones where it has none', () => {
  const fields = definedFields(
    [
      {
        id: 'tax',
        type: 'taxNumber',
        required: true,
        minimum: 10,
        label: { en: 'CPF' },
        placeholder: { es: 'Tu CPF' },
      },
      {
        id: 'seat',
        type: 'dropdown',
        options: [{ value: 'n', label: { en: 'North' } }],
      },
    ],
    (localised) => localised?.en ?? '',
    { seat: 'n' },
  );
  expect(fields).toEqual([
    {
      id: 'tax',
      type: 'taxNumber',
      required: true,
      minimum: 10,
      label: { text: 'CPF' },
      hint: 'form.taxNumber.hint',
    },
    {
      id: 'seat',
      type: 'dropdown',
      label: 'form.field.dropdown',
      initial: 'n',
      options: [{ value: 'n', label: { text: 'North' } }],
    },
  ]);
});
