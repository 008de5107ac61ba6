import { docsOf } from '../../docs/component-docs';
import type { PageProgressProps } from './PageProgress';

export const PageProgress = docsOf<PageProgressProps>({
  anatomy: [['Line', 'Along the top edge.', 'label']],
  keys: [],
  announced: ['`label`, when the line appears.'],
  accessibility: ['It appears only after a moment, so that quick navigations show nothing.'],
  do: ['Mount it when the wait begins, unmount it when it ends.'],
  dont: ['Use it for a part of a page.'],
  related: { Loader: 'for a part of a page.' },
});
