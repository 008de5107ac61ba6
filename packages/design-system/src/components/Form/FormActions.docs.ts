import { docsOf } from '../../docs/component-docs';
import type { FormActionsProps } from './Form';

export const FormActions = docsOf<FormActionsProps>({
  anatomy: [
    [
      'Buttons',
      'The primary one first where they are stretched, last where they are at the end.',
      'children',
    ],
  ],
  keys: [],
  announced: [],
  accessibility: ['Full width on phones and in narrow columns.'],
  do: ['Name what the form does on its button.'],
  dont: ['Add a button that empties the form.'],
  related: { Form: 'which they belong to.', Button: 'for each of them.' },
});
