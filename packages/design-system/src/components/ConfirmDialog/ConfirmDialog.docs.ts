import { docsOf } from '../../docs/component-docs';
import type { ConfirmDialogProps } from './ConfirmDialog';

export const ConfirmDialog = docsOf<ConfirmDialogProps>({
  status: 'ready',
  anatomy: [
    ['Question', 'The title.', 'title'],
    ['What will happen', 'A sentence.', 'children'],
    ['Way back', 'First; it has the focus when the action is dangerous.', 'cancelLabel'],
    ['Action', 'In colour when it destroys something.', 'confirmLabel'],
  ],
  keys: [
    [['Tab'], 'goes round inside'],
    [['Escape'], 'is the way back, unless it is busy'],
  ],
  announced: ['The question and what will happen, when it opens.'],
  accessibility: ['While busy nothing closes it and nothing is asked twice.'],
  do: ['Name the action on its button: “Remove”, not “Yes”.'],
  dont: ['Ask before what can be undone: offer to undo it.'],
  related: { Dialog: 'for anything but a question.', NoticeRegion: 'for a way back afterwards.' },
});
