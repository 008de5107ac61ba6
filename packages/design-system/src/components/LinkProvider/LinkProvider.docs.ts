import { docsOf } from '../../docs/component-docs';
import type { LinkProviderProps } from './LinkProvider';

export const LinkProvider = docsOf<LinkProviderProps>({
  anatomy: [
    ['Link', 'The component that renders every link below.', 'component'],
    ['Page', 'The tree whose links it renders.', 'children'],
  ],
  keys: [],
  announced: [],
  accessibility: [
    'Every link is one real `<a>`: it can be opened in a new tab, and copied, like any other.',
  ],
  do: ['Put one at the top of a site, with its router’s link.'],
  dont: ['Wrap single components in it.'],
  related: { TextLink: 'for a text link.', Button: 'for a link that looks like a button.' },
  pieces: ['Link'],
});
