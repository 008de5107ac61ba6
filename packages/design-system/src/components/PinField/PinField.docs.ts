import { docsOf } from '../../docs/component-docs';
import type { PinFieldProps } from './PinField';

export const PinField = docsOf<PinFieldProps>({
  status: 'beta',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Boxes', 'Drawn over one real input.', 'length'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits'], 'fill the boxes'],
    [['Backspace'], 'takes the last one away'],
    [['ArrowLeft', 'ArrowRight'], 'to a digit; typing replaces it'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'Masked, its digits are kept from screen readers.',
    'Password managers are asked neither to save nor to fill it.',
  ],
  do: ['Say in the hint what it opens.'],
  dont: ['Use it as the password of an account.'],
  related: { OneTimeCodeField: 'for a code that was sent.', PasswordField: 'for an account.' },
});
