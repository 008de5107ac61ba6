import { docsOf } from '../../docs/component-docs';
import type { HeadingProps } from './Heading';

export const Heading = docsOf<HeadingProps>({
  anatomy: [['Text', 'As short as possible.', 'children']],
  keys: [],
  announced: ['Its text and its level.'],
  accessibility: ['`level` is for the outline and `size` for the look; they may differ.'],
  do: ['Give a page one heading of level 1.'],
  dont: ['Choose a level for its looks.', 'Skip a level.'],
  related: {
    Text: 'for other text.',
    VisuallyHidden: 'for a heading that only assistive technology needs.',
  },
});
