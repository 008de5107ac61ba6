import { docsOf } from '../../docs/component-docs';
import type { VisuallyHiddenProps } from './VisuallyHidden';

export const VisuallyHidden = docsOf<VisuallyHiddenProps>({
  status: 'ready',
  anatomy: [['Words', 'Not drawn, always read.', 'children']],
  keys: [],
  announced: ['Its words, where they stand in the order of the page.'],
  accessibility: ['It takes no room and cannot take the focus.'],
  do: ['Use it where a picture or a place says what words would.'],
  dont: ['Hide what sighted viewers need as well.'],
  related: { Text: 'for words that are seen.' },
});
