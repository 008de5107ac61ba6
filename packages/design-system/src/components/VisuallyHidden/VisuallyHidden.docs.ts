import { docsOf } from '../../docs/component-docs';
import type { VisuallyHiddenProps } from './VisuallyHidden';

export const VisuallyHidden = docsOf<VisuallyHiddenProps>({
  anatomy: [['Text', 'Not visible, always read.', 'children']],
  keys: [],
  announced: ['Its text, at its place in the page.'],
  accessibility: ['It takes no room and cannot take the focus.'],
  do: ['Use it where a picture or a position gives information without text.'],
  dont: ['Hide text that sighted viewers need as well.'],
  related: { Text: 'for visible text.' },
});
