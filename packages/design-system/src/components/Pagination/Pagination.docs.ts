import { docsOf } from '../../docs/component-docs';
import type { PaginationProps } from './Pagination';

export const Pagination = docsOf<PaginationProps>({
  anatomy: [
    ['Previous and next', 'With their labels.', 'previousLabel'],
    ['Pages', 'The first, the last, the current one and those beside it.', 'around'],
    ['Place', 'In words, on phones.', 'placeLabel'],
  ],
  keys: [
    [['Tab'], 'moves from page to page', 'browser'],
    [['Enter'], 'follows the link', 'browser'],
  ],
  announced: ['`label`, as a navigation; `pageLabel` for each; the current page.'],
  accessibility: ['Pages are links: they can be shared, and followed without script.'],
  do: ['Write numbers as `locale` does.'],
  dont: ['Add a condition for a single page: it renders nothing then.'],
  related: { LoadMore: 'for a list that grows.' },
});
