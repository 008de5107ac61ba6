import { docsOf } from '../../docs/component-docs';
import type { FieldProps } from './Field';

export const Field = docsOf<FieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Control', 'Carries what `useField` gives.', 'children'],
    ['Aside', 'A link at the far end; the keyboard reaches the control first.', 'aside'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [],
  announced: ['The error, when it appears.'],
  accessibility: [
    'One frame for all controls: label, hint and error are tied the same way everywhere.',
  ],
  do: ['Build a field of your own with it.'],
  dont: ['Draw a label and an error by hand.'],
  related: { TextField: 'which is ready to use.' },
});
