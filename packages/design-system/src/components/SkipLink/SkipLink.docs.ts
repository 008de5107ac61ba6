import { docsOf } from '../../docs/component-docs';
import type { SkipLinkProps } from './SkipLink';

export const SkipLink = docsOf<SkipLinkProps>({
  status: 'ready',
  anatomy: [['Words', '“Skip to content”.', 'children']],
  keys: [
    [['Tab'], 'shows it: the first stop of a page', 'browser'],
    [['Enter'], 'leads to the main content', 'browser'],
  ],
  announced: ['Its words, as a link.'],
  accessibility: ['Out of sight until it has the focus.'],
  do: ['Put it first on every page; `target` is the id of the main content.'],
  dont: ['Skip to a place that is not there.'],
  related: { Page: 'whose main content it leads to.' },
});
