import { docsOf } from '../../docs/component-docs';
import type { FieldProps } from './Field';

export const Field = docsOf<FieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Control', 'With the result of `useField`.', 'children'],
    ['Aside', 'A link at the far end; Tab reaches the control first.', 'aside'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [],
  announced: ['The error, when it appears.'],
  accessibility: [
    'One frame for all controls: label, hint and error are tied the same way everywhere.',
  ],
  do: ['Build a field of your own with it.'],
  dont: ['Write a label and an error of your own.'],
  related: { TextField: 'for a text field ready to use.' },
});
