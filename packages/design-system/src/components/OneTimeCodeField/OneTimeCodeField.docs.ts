import { docsOf } from '../../docs/component-docs';
import type { OneTimeCodeFieldProps } from './OneTimeCodeField';

export const OneTimeCodeField = docsOf<OneTimeCodeFieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Boxes', 'Drawn over one real input, in two groups from six on.', 'length'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits', 'letters'], 'fill the boxes'],
    [['Backspace'], 'takes the last one away'],
    [['ArrowLeft', 'ArrowRight'], 'to a character; typing replaces it'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'One input: phones offer the code, and a reader hears one field.',
    'Pasting takes spaces and dashes away.',
  ],
  do: ['Send it in `onComplete`.', 'Take the error away when you ask again.'],
  dont: ['Mask it.', 'Make an input of each box.'],
  related: {
    PinField: 'for a number that the viewer keeps.',
    PasswordField: 'for a secret of any length.',
  },
});
