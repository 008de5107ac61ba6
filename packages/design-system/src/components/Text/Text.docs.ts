import { docsOf } from '../../docs/component-docs';
import type { TextProps } from './Text';

export const Text = docsOf<TextProps>({
  status: 'ready',
  anatomy: [['Words', 'In a paragraph, unless `as` says otherwise.', 'children']],
  keys: [],
  announced: [],
  accessibility: [
    'Tones keep 4.5:1 on every ground of the realm.',
    '`measure` keeps lines to 65 characters.',
  ],
  do: ['Set `tabular` for times, prices and records.'],
  dont: ['Say something by tone alone.'],
  related: { Heading: 'for headings.', RichText: 'for text that was written elsewhere.' },
});
