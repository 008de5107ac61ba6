import { docsOf } from '../../docs/component-docs';
import type { NoticeRegionProps } from './NoticeRegion';

export const NoticeRegion = docsOf<NoticeRegionProps>({
  status: 'ready',
  anatomy: [
    ['Notices', 'Oldest first, the newest nearest to the edge.', 'notices'],
    ['Close buttons', 'One each.', 'dismissLabel'],
  ],
  keys: [
    [['Tab'], 'reaches action and close button', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['What is added, when there is a pause.'],
  accessibility: [
    'It never takes the focus, and gives it back when the notice that has it goes.',
    'The clock stops under a pointer, with the focus inside, and in a hidden tab.',
    'An error, and one with an action, stays until it is dismissed.',
  ],
  do: [
    'Keep it in the tree: what appears in it is announced.',
    'Confirm what has just been done, with a way back.',
  ],
  dont: [
    'Say in it what the viewer must know to go on.',
    'Use it behind a dialog: it cannot be reached there.',
  ],
  related: { InlineMessage: 'for what stays.', Banner: 'for the whole page.' },
});
