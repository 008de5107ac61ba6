import { docsOf } from '../../docs/component-docs';
import type { DialogProps } from './Dialog';

export const Dialog = docsOf<DialogProps>({
  anatomy: [
    ['Picture', 'From edge to edge, above the title.', 'media'],
    ['Title', 'Stays visible while the body scrolls.', 'title'],
    ['Close button', 'Only with this label; a locked dialog has none.', 'closeLabel'],
    ['Description', 'One sentence that is announced with the title.', 'description'],
    ['Body', 'Scrolls when the window is too low for it.', 'children'],
    ['Actions', 'The primary one last; they stay visible.', 'actions'],
  ],
  keys: [
    [['Tab'], 'stays inside; the page behind is inert'],
    [
      ['Escape'],
      'closes it, unless it is busy or locked; the focus returns to the control that opened it',
    ],
  ],
  announced: ['Title and description, when it opens.'],
  accessibility: [
    'The browser’s own modal dialog: nothing behind it can be reached or read.',
    'The focus begins at `initialFocus`, else at the first field, else at the title.',
  ],
  do: ['Ask one thing.', 'Offer a way out in `actions` where there is no `closeLabel`.'],
  dont: [
    'Open one without an action of the viewer.',
    'Open a dialog over a dialog for a second step: change the content.',
  ],
  related: {
    ConfirmDialog: 'for a question with two answers.',
    Sheet: 'for filters and settings beside the page.',
    FullScreenOverlay: 'for search.',
    Popover: 'for a few controls that belong to a button.',
  },
});
