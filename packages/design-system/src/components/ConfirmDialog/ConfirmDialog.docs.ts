import { docsOf } from '../../docs/component-docs';
import type { ConfirmDialogProps } from './ConfirmDialog';

export const ConfirmDialog = docsOf<ConfirmDialogProps>({
  anatomy: [
    ['Question', 'The title.', 'title'],
    ['What will happen', 'A sentence.', 'children'],
    ['Cancel', 'First; it has the focus when the action destroys something.', 'cancelLabel'],
    ['Action', 'In the colour of danger when it destroys something.', 'confirmLabel'],
  ],
  keys: [
    [['Tab'], 'stays inside the dialog'],
    [['Escape'], 'cancels, unless it is busy'],
  ],
  announced: ['The question and what will happen, when it opens.'],
  accessibility: ['While busy it cannot be closed or answered again.'],
  do: ['Name the action on its button: “Remove”, not “Yes”.'],
  dont: ['Ask before an action that can be undone: offer to undo it.'],
  related: { Dialog: 'for anything but a question.', NoticeRegion: 'to offer an undo afterwards.' },
});
