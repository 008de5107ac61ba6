import { docsOf } from '../../docs/component-docs';
import type { TextFieldProps } from './TextField';

export const TextField = docsOf<TextFieldProps>({
  status: 'ready',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Aside', 'A link at the far end of the label.', 'aside'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Tab'], 'reaches it', 'browser']],
  announced: ['The error, when it appears.'],
  accessibility: [
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
    'Takes React Hook Form’s `register` as it is.',
  ],
  do: ['Say by `autoComplete` what it asks for.'],
  dont: ['Use `placeholder` as its label.'],
  related: {
    EmailField: 'for an address.',
    TextAreaField: 'for several lines.',
    SearchField: 'for search.',
  },
});
