import { docsOf } from '../../docs/component-docs';
import type { PageProgressProps } from './PageProgress';

export const PageProgress = docsOf<PageProgressProps>({
  status: 'ready',
  anatomy: [['Line', 'Along the top edge.', 'label']],
  keys: [],
  announced: ['`label`, when the line shows itself.'],
  accessibility: ['It comes only after a moment, so that quick steps stay quiet.'],
  do: ['Mount it when the wait begins, take it away when it ends.'],
  dont: ['Use it for a part of a page.'],
  related: { Loader: 'for a part of a page.' },
});
