import { docsOf } from '../../docs/component-docs';
import type { SkipLinkProps } from './SkipLink';

export const SkipLink = docsOf<SkipLinkProps>({
  anatomy: [['Label', '“Skip to content”.', 'children']],
  keys: [
    [['Tab'], 'shows it: the first stop of a page', 'browser'],
    [['Enter'], 'moves to the main content', 'browser'],
  ],
  announced: ['Its label, as a link.'],
  accessibility: ['Hidden until it has the focus.'],
  do: ['Put it first on every page; `target` is the id of the main content.'],
  dont: ['Link to an element that does not exist.'],
  related: { Page: 'whose main part it links to.' },
});
