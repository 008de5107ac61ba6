import { docsOf } from '../../docs/component-docs';
import type { EmailFieldProps } from './EmailField';

export const EmailField = docsOf<EmailFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Tab'], 'reaches it', 'browser']],
  announced: ['The error, when it appears.'],
  accessibility: [
    'Left to right in every language, without automatic capitals or spell check.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Leave `autoComplete` at `email`.'],
  dont: ['Ask for the address twice.'],
  related: { TextField: 'for any other line of text.', PasswordField: 'beside it at sign-in.' },
});
