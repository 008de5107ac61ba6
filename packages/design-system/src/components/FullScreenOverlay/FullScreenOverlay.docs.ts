import { docsOf } from '../../docs/component-docs';
import type { FullScreenOverlayProps } from './FullScreenOverlay';

export const FullScreenOverlay = docsOf<FullScreenOverlayProps>({
  anatomy: [
    ['Close button', 'An arrow.', 'closeLabel'],
    ['Header', 'The search field.', 'header'],
    ['Results', 'Scroll under the header.', 'children'],
  ],
  keys: [
    [['Tab'], 'stays inside'],
    [['Escape'], 'closes it; the focus returns to the control that opened it'],
  ],
  announced: ['`label`, when it opens; `aria-busy`, while results are loading.'],
  accessibility: ['The focus begins in its first field.'],
  do: ['Show earlier searches before the viewer types.'],
  dont: ['Show a number of results under an empty field.'],
  related: { Dialog: 'for a question.', SearchField: 'for its header.', Sheet: 'beside the page.' },
});
