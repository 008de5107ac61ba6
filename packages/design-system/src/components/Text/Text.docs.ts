import { docsOf } from '../../docs/component-docs';
import type { TextProps } from './Text';

export const Text = docsOf<TextProps>({
  anatomy: [['Text', 'In a paragraph, unless `as` is given.', 'children']],
  keys: [],
  announced: [],
  accessibility: [
    'Tones keep 4.5:1 on every ground of the realm.',
    '`measure` keeps lines to 65 characters.',
  ],
  do: ['Set `tabular` for times, prices and records.'],
  dont: ['Give information by tone alone.'],
  related: { Heading: 'for headings.', RichText: 'for HTML by operators.' },
});
