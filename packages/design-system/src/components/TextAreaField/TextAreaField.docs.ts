import { docsOf } from '../../docs/component-docs';
import type { TextAreaFieldProps } from './TextAreaField';

export const TextAreaField = docsOf<TextAreaFieldProps>({
  anatomy: [
    ['Label', 'Names the field; an asterisk marks a required one.', 'label'],
    ['Text', 'Grows to about ten lines.', 'defaultValue'],
    ['Count', 'The number of characters as a reader counts them.', 'countText'],
    ['Hint', 'Help that stays visible.', 'hint'],
    ['Error', 'What is wrong and how to correct it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Enter'], 'starts a new line', 'browser']],
  announced: ['The count, once nine tenths of `limit` are used.', 'The error, when it appears.'],
  accessibility: [
    'More than `limit` can be typed: the count shows it, and the form decides.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Set `limit` where there is one.'],
  dont: ['Cut off a pasted text.'],
  related: { TextField: 'for one line.' },
});
