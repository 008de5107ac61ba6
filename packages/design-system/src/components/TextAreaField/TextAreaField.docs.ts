import { docsOf } from '../../docs/component-docs';
import type { TextAreaFieldProps } from './TextAreaField';

export const TextAreaField = docsOf<TextAreaFieldProps>({
  status: 'beta',
  anatomy: [
    ['Label', 'Names the field; an asterisk marks what is required.', 'label'],
    ['Text', 'Grows to about ten lines.', 'defaultValue'],
    ['Count', 'Of characters as a reader counts them.', 'countText'],
    ['Hint', 'Help that stays in sight.', 'hint'],
    ['Error', 'What is wrong and how to mend it; with an icon, never colour alone.', 'error'],
  ],
  keys: [[['Enter'], 'starts a new line', 'browser']],
  announced: ['The count, once nine tenths of `limit` are used.', 'The error, when it appears.'],
  accessibility: [
    'More than `limit` can be typed: the count says so, and the form decides.',
    'Hint and error are tied to it with `aria-describedby`; with an error it is `aria-invalid`.',
  ],
  do: ['Set `limit` where there is one.'],
  dont: ['Cut what the viewer pastes.'],
  related: { TextField: 'for one line.' },
});
