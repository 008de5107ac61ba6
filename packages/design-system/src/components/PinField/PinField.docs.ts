import { docsOf } from '../../docs/component-docs';
import type { PinFieldProps } from './PinField';

export const PinField = docsOf<PinFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Boxes', 'Drawn over one real input.', 'length'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [
    [['digits'], 'fill the boxes'],
    [['Backspace'], 'deletes the last one'],
    [['ArrowLeft', 'ArrowRight'], 'move to a digit; typing replaces it'],
  ],
  announced: ['The error, when it appears.'],
  accessibility: [
    'While masked, its digits are hidden from screen readers.',
    'Password managers are asked neither to save nor to fill it.',
  ],
  do: ['Say in the hint what it unlocks.'],
  dont: ['Use it as the password of an account.'],
  related: { OneTimeCodeField: 'for a code that was sent.', PasswordField: 'for an account.' },
});
