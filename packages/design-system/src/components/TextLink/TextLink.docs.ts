import { docsOf } from '../../docs/component-docs';
import type { TextLinkProps } from './TextLink';

export const TextLink = docsOf<TextLinkProps>({
  status: 'ready',
  anatomy: [['Words', 'Say where it leads.', 'children']],
  keys: [[['Enter'], 'follows the link', 'browser']],
  announced: ['Its words, as a link.'],
  accessibility: [
    'Underlined in running text, so that colour is not alone; `quiet` shows its line on hover and focus.',
  ],
  do: ['Name the page that it leads to.'],
  dont: ['Write “click here”.', 'Use `quiet` inside a paragraph.'],
  related: {
    Button: 'for what a page is about.',
    RichText: 'for text with links in it that was written elsewhere.',
  },
});
