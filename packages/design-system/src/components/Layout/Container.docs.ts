import { docsOf } from '../../docs/component-docs';
import type { ContainerProps } from './Container';

export const Container = docsOf<ContainerProps>({
  anatomy: [['Content', 'Limited to a width, with the page’s gutter.', 'children']],
  keys: [],
  announced: [],
  accessibility: ['A narrow one grows with the text, so that lines stay readable at 200 %.'],
  do: ['Use `narrow` for a form or a text.'],
  dont: ['Nest one in another.'],
  related: { Stack: 'for the space between elements.', Page: 'around all of them.' },
});
