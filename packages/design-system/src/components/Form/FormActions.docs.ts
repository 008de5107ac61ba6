import { docsOf } from '../../docs/component-docs';
import type { FormActionsProps } from './Form';

export const FormActions = docsOf<FormActionsProps>({
  status: 'ready',
  anatomy: [
    [
      'Buttons',
      'The way on first where they are stretched, last where they stand at the end.',
      'children',
    ],
  ],
  keys: [],
  announced: [],
  accessibility: ['Full width on phones and in narrow columns.'],
  do: ['Name what the form does on its button.'],
  dont: ['Add a button that empties the form.'],
  related: { Form: 'which it ends.', Button: 'which it holds.' },
});
