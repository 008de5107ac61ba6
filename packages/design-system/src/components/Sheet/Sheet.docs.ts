import { docsOf } from '../../docs/component-docs';
import type { SheetProps } from './Sheet';

export const Sheet = docsOf<SheetProps>({
  anatomy: [
    ['Picture', 'Above the title.', 'media'],
    ['Title and close button', 'Stay visible.', 'title'],
    ['Body', 'Scrolls.', 'children'],
    ['Actions', 'Stay visible.', 'actions'],
  ],
  keys: [
    [['Tab'], 'stays inside'],
    [['Escape'], 'closes it, unless it is busy; the focus returns to the control that opened it'],
  ],
  announced: ['Title and `description`, when it opens.'],
  accessibility: ['The browser’s own modal dialog: the page behind is inert.'],
  do: [
    'Use it for filters and details beside the page.',
    'Say in an action what it will show: “Show 24 events”.',
  ],
  dont: ['Use it for a question: that is a dialog.'],
  related: { Dialog: 'for a question.', Popover: 'for a few controls.' },
});
