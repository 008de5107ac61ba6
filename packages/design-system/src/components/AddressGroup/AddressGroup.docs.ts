import { docsOf } from '../../docs/component-docs';
import type { AddressGroupProps } from './AddressGroup';

export const AddressGroup = docsOf<AddressGroupProps>({
  anatomy: [
    ['Legend', 'Names the group.', 'legend'],
    ['Country', 'Above the fields, inside the group.', 'country'],
    ['Fields', 'The country’s, in its order.', 'fields'],
    ['Errors', 'At each field.', 'errors'],
  ],
  keys: [[['Tab'], 'moves from field to field', 'browser']],
  announced: ['The legend, when the focus enters the group.', 'The error, when it appears.'],
  accessibility: [
    'Fields have ids that an `ErrorSummary` can link to.',
    '`purpose` tells the browser’s autofill which address to use.',
  ],
  do: ['Set `loading` while a country’s fields are loading: their room is kept.'],
  dont: ['Guess a country’s fields.'],
  related: { SelectField: 'for the country.', ErrorSummary: 'above the form.' },
});
