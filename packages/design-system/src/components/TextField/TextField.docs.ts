import { docsOf } from '../../docs/component-docs';
import type { TextFieldProps } from './TextField';

export const TextField = docsOf<TextFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Aside', 'A link at the far end of the label.', 'aside'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Tab'], 'reaches it', 'browser']],
  announced: ['The error, when it appears.'],
  accessibility: [
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
    'React Hook Form’s `register` can be spread on it.',
  ],
  do: ['Set `autoComplete` for the browser’s autofill.'],
  dont: ['Use `placeholder` as its label.'],
  related: {
    EmailField: 'for an email address.',
    TextAreaField: 'for several lines.',
    SearchField: 'for search.',
  },
});
