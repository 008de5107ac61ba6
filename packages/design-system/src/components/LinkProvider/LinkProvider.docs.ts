import { docsOf } from '../../docs/component-docs';
import type { LinkProviderProps } from './LinkProvider';

export const LinkProvider = docsOf<LinkProviderProps>({
  status: 'ready',
  anatomy: [
    ['Link', 'The component that draws every link below.', 'component'],
    ['Page', 'All that is below it.', 'children'],
  ],
  keys: [],
  announced: [],
  accessibility: [
    'Every link ends in one real `<a>`: it opens in a new tab, and it is copied, like any other.',
  ],
  do: ['Put one at the top of a site, with its router’s link.'],
  dont: ['Wrap single components in it.'],
  related: { TextLink: 'for a link in words.', Button: 'for a link that looks like a button.' },
  pieces: ['Link'],
});
