import { docsOf } from '../../docs/component-docs';
import type { PasswordFieldProps } from './PasswordField';

export const PasswordField = docsOf<PasswordFieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Reveal', 'Shows it while it is held.', 'revealLabel'],
    ['Aside', 'Usually “Forgot password?”.', 'aside'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Space', 'Enter'], 'held on the eye, show it while held']],
  announced: ['The error, when it appears.'],
  accessibility: [
    'What is typed is never changed here.',
    'Password managers may fill it: say by `autoComplete` which password it is.',
  ],
  do: ['Say the rules before the viewer types.'],
  dont: ['Forbid pasting.'],
  related: { PinField: 'for the parental PIN.', OneTimeCodeField: 'for a code that was sent.' },
});
