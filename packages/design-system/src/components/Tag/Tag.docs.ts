import { docsOf } from '../../docs/component-docs';
import type { TagProps } from './Tag';

export const Tag = docsOf<TagProps>({
  status: 'ready',
  anatomy: [
    ['Icon', 'Decoration.', 'icon'],
    ['Words', 'A fact.', 'children'],
  ],
  keys: [],
  announced: ['Its words.'],
  accessibility: ['No colour carries meaning.'],
  do: ['Use it for leagues, genres and ratings.'],
  dont: ['Make it look pressed: it cannot be chosen.'],
  related: { Badge: 'for a state, such as live.' },
});
