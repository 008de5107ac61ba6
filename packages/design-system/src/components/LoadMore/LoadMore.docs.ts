import { docsOf } from '../../docs/component-docs';
import type { LoadMoreProps } from './LoadMore';

export const LoadMore = docsOf<LoadMoreProps>({
  anatomy: [
    ['Count', 'How much of the list is loaded.', 'countLabel'],
    ['Error', 'Why loading failed.', 'error'],
    ['Button', 'Keeps the focus while loading.', 'label'],
  ],
  keys: [[['Enter', 'Space'], 'press it', 'browser']],
  announced: ['`busyLabel` while loading, then `arrivedLabel`, as a status.'],
  accessibility: [
    'When the last items have come, the focus moves to the count, not to the top of the page.',
    'With `href` there is a link for viewers without script.',
  ],
  do: ['Pass `total` where it is known.'],
  dont: ['Load more on scrolling alone: viewers could never reach the footer.'],
  related: { Pagination: 'where places in the list should have addresses.' },
});
