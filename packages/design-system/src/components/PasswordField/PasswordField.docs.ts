import { docsOf } from '../../docs/component-docs';
import type { PasswordFieldProps } from './PasswordField';

export const PasswordField = docsOf<PasswordFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Reveal', 'Shows the password while held.', 'revealLabel'],
    ['Aside', 'Usually “Forgot password?”.', 'aside'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Space', 'Enter'], 'held on the eye button, show the password']],
  announced: ['The error, when it appears.'],
  accessibility: [
    'The field never changes what is typed.',
    'Password managers may fill it: `autoComplete` says which password it is.',
  ],
  do: ['Show the rules before the viewer types.'],
  dont: ['Forbid pasting.'],
  related: { PinField: 'for the parental PIN.', OneTimeCodeField: 'for a code that was sent.' },
});
