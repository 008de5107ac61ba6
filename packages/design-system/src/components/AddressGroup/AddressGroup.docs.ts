import { docsOf } from '../../docs/component-docs';
import type { AddressGroupProps } from './AddressGroup';

export const AddressGroup = docsOf<AddressGroupProps>({
  status: 'ready',
  anatomy: [
    ['Legend', 'Names the group.', 'legend'],
    ['Country', 'Before the fields, inside the group.', 'country'],
    ['Fields', 'Those of the country, in its order.', 'fields'],
    ['Errors', 'At their fields.', 'errors'],
  ],
  keys: [[['Tab'], 'goes from field to field', 'browser']],
  announced: ['The legend, when the focus comes into the group.', 'The error, when it appears.'],
  accessibility: [
    'Fields have ids that an `ErrorSummary` can lead to.',
    '`purpose` tells the browser’s address book which address is meant.',
  ],
  do: ['Set `loading` while a country’s fields are on their way: their places stay.'],
  dont: ['Guess a country’s fields.'],
  related: { SelectField: 'for the country.', ErrorSummary: 'above the form.' },
});
