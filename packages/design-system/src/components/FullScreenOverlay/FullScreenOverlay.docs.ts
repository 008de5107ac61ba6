import { docsOf } from '../../docs/component-docs';
import type { FullScreenOverlayProps } from './FullScreenOverlay';

export const FullScreenOverlay = docsOf<FullScreenOverlayProps>({
  status: 'beta',
  anatomy: [
    ['Way back', 'An arrow.', 'closeLabel'],
    ['Header', 'The search field.', 'header'],
    ['Results', 'Scroll under the header.', 'children'],
  ],
  keys: [
    [['Tab'], 'goes round inside'],
    [['Escape'], 'leaves; the focus returns to what opened it'],
  ],
  announced: ['`label`, when it opens; `aria-busy`, while results are on their way.'],
  accessibility: ['Its first field has the focus at the start.'],
  do: ['Show something before anything is written: what was searched for before.'],
  dont: ['Count results under an empty field.'],
  related: { Dialog: 'for a question.', SearchField: 'for its header.', Sheet: 'beside the page.' },
});
