import { docsOf } from '../../docs/component-docs';
import type { PaginationProps } from './Pagination';

export const Pagination = docsOf<PaginationProps>({
  status: 'beta',
  anatomy: [
    ['Back and on', 'With their words.', 'previousLabel'],
    ['Pages', 'The first, the last, the one in view and those beside it.', 'around'],
    ['Place', 'In words on phones.', 'placeLabel'],
  ],
  keys: [
    [['Tab'], 'goes from page to page', 'browser'],
    [['Enter'], 'follows the link', 'browser'],
  ],
  announced: ['`label`, as a navigation; `pageLabel` for each; the current page.'],
  accessibility: ['Pages are links: they can be shared, and followed without script.'],
  do: ['Write numbers as `locale` does.'],
  dont: ['Draw it for a single page: it does not.'],
  related: { LoadMore: 'for a list that grows.' },
});
