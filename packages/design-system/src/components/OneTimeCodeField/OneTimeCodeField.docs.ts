import { docsOf } from '../../docs/component-docs';
import type { OneTimeCodeFieldProps } from './OneTimeCodeField';

export const OneTimeCodeField = docsOf<OneTimeCodeFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Boxes', 'Drawn over one real input, in two groups from six characters on.', 'length'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits', 'letters'], 'fill the boxes'],
    [['Backspace'], 'deletes the last one'],
    [['ArrowLeft', 'ArrowRight'], 'move to a character; typing replaces it'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'One input: phones offer the code, and screen readers read one field.',
    'Pasting removes spaces and dashes.',
  ],
  do: ['Submit it in `onComplete`.', 'Clear the error when you submit again.'],
  dont: ['Mask it.', 'Use an input for each box.'],
  related: {
    PinField: 'for a number that the viewer remembers.',
    PasswordField: 'for a secret of any length.',
  },
});
