import { docsOf } from '../../docs/component-docs';
import type { HeadingProps } from './Heading';

export const Heading = docsOf<HeadingProps>({
  status: 'ready',
  anatomy: [['Words', 'As short as they can be.', 'children']],
  keys: [],
  announced: ['Its words and its level.'],
  accessibility: [
    '`level` is the outline and `size` the look: they differ where the design asks for it.',
  ],
  do: ['Give a page one heading of level 1.'],
  dont: ['Choose a level for its looks.', 'Skip a level.'],
  related: {
    Text: 'for what is no heading.',
    VisuallyHidden: 'for a heading that only assistive technology needs.',
  },
});
