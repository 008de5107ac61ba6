import { docsOf } from '../../docs/component-docs';
import type { TextLinkProps } from './TextLink';

export const TextLink = docsOf<TextLinkProps>({
  anatomy: [['Text', 'Names the page that it leads to.', 'children']],
  keys: [[['Enter'], 'follows the link', 'browser']],
  announced: ['Its text, as a link.'],
  accessibility: [
    'Underlined in running text, so that it does not depend on colour; `quiet` is underlined on hover and focus.',
  ],
  do: ['Name the page that it leads to.'],
  dont: ['Write “click here”.', 'Use `quiet` inside a paragraph.'],
  related: {
    Button: 'for the main action of a page.',
    RichText: 'for HTML by operators, with links in it.',
  },
});
