import { docsOf } from '../../docs/component-docs';
import type { NoticeRegionProps } from './NoticeRegion';

export const NoticeRegion = docsOf<NoticeRegionProps>({
  anatomy: [
    ['Notices', 'Oldest first, the newest nearest to the edge.', 'notices'],
    ['Close buttons', 'One each.', 'dismissLabel'],
  ],
  keys: [
    [['Tab'], 'reaches action and close button', 'browser'],
    [['Enter', 'Space'], 'press it', 'browser'],
  ],
  announced: ['Each new notice, politely.'],
  accessibility: [
    'It never takes the focus, and passes it on when the notice that has it goes.',
    'The clock stops under a pointer, with the focus inside, and in a hidden tab.',
    'An error, and a notice with an action, stay until they are dismissed.',
  ],
  do: [
    'Keep it in the tree always, so that new notices are announced.',
    'Confirm an action, with an undo.',
  ],
  dont: [
    'Show information in it that the viewer needs to go on.',
    'Use it behind a dialog: it cannot be reached there.',
  ],
  related: { InlineMessage: 'for a message that stays.', Banner: 'for the whole page.' },
});
