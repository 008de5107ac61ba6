import { docsOf } from '../../docs/component-docs';
import type { LoadMoreProps } from './LoadMore';

export const LoadMore = docsOf<LoadMoreProps>({
  status: 'ready',
  anatomy: [
    ['Count', 'How far the list is.', 'countLabel'],
    ['Error', 'Why they did not come.', 'error'],
    ['Button', 'Keeps the focus while it works.', 'label'],
  ],
  keys: [[['Enter', 'Space'], 'press it', 'browser']],
  announced: ['`busyLabel` while it works, then `arrivedLabel`, as a status.'],
  accessibility: [
    'When the last ones are there, the focus goes to the count, not to the top.',
    'With `href` there is a link for readers without script.',
  ],
  do: ['Say how many there are in all, where it is known.'],
  dont: ['Load more by scrolling alone: the foot of the page could never be reached.'],
  related: { Pagination: 'where places in the list should have addresses.' },
});
