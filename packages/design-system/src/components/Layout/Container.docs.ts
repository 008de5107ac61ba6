import { docsOf } from '../../docs/component-docs';
import type { ContainerProps } from './Container';

export const Container = docsOf<ContainerProps>({
  status: 'ready',
  anatomy: [['Content', 'Kept to a width, with the page’s gutter.', 'children']],
  keys: [],
  announced: [],
  accessibility: ['A narrow one grows with the text, so that lines stay readable at 200 %.'],
  do: ['Take `narrow` for a form or a text.'],
  dont: ['Put one into another.'],
  related: { Stack: 'for the distance between things.', Page: 'around all of them.' },
});
