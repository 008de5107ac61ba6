import { docsOf } from '../../docs/component-docs';
import type { RichTextProps } from './RichText';

export const RichText = docsOf<RichTextProps>({
  anatomy: [['Text', 'Headings, lists, tables, links and pictures by an allow list.', 'html']],
  keys: [
    [
      ['Tab'],
      'moves through links, and stops at a table that may be wider than the screen',
      'browser',
    ],
  ],
  announced: ['`newTabLabel` after a link that opens a new tab.'],
  accessibility: [
    'Headings move down by `headingShift`, so that the page keeps its outline.',
    'It never uses `innerHTML`.',
  ],
  do: ['Pass `picture` where the image service knows a picture’s size.'],
  dont: ['Pass text by viewers: it is for text by operators.'],
  pieces: ['RichTextNodes'],
  related: { Text: 'for the product’s own texts.' },
});
