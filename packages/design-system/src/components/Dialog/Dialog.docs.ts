import { docsOf } from '../../docs/component-docs';
import type { DialogProps } from './Dialog';

export const Dialog = docsOf<DialogProps>({
  status: 'ready',
  anatomy: [
    ['Picture', 'From edge to edge, above the title.', 'media'],
    ['Title', 'Stays in sight while the body scrolls.', 'title'],
    ['Close button', 'Only with its words; a locked dialog has none.', 'closeLabel'],
    ['Description', 'One sentence that is read out with the title.', 'description'],
    ['Body', 'Scrolls when the window is too low for it.', 'children'],
    ['Actions', 'The primary one last; they stay in sight.', 'actions'],
  ],
  keys: [
    [['Tab'], 'goes round inside; the page behind is inert'],
    [['Escape'], 'closes, unless it is busy or locked; the focus returns to what opened it'],
  ],
  announced: ['Title and description, when it opens.'],
  accessibility: [
    'The browser’s own modal dialog: nothing behind it can be reached or read.',
    'The focus goes to `initialFocus`, else to the first field, else to the title.',
  ],
  do: ['Ask one thing.', 'Offer a way out in `actions` where there is no `closeLabel`.'],
  dont: [
    'Open one by itself.',
    'Put a dialog over a dialog for a second step: change the content.',
  ],
  related: {
    ConfirmDialog: 'for a question with two answers.',
    Sheet: 'for filters and settings beside the page.',
    FullScreenOverlay: 'for search.',
    Popover: 'for a few controls that belong to a button.',
  },
});
