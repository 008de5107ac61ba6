import { docsOf } from '../../docs/component-docs';
import type { TagProps } from './Tag';

export const Tag = docsOf<TagProps>({
  anatomy: [
    ['Icon', 'Decoration.', 'icon'],
    ['Text', 'A fact.', 'children'],
  ],
  keys: [],
  announced: ['Its text.'],
  accessibility: ['No colour carries meaning.'],
  do: ['Use it for leagues, genres and ratings.'],
  dont: ['Make it look like a button: it cannot be pressed.'],
  related: { Badge: 'for a state, such as live.' },
});
