import { docsOf } from '../../docs/component-docs';
import type { GridProps } from './Grid';

export const Grid = docsOf<GridProps>({
  status: 'ready',
  anatomy: [['Cards', 'As many in a row as there is room for.', 'children']],
  keys: [[['Tab'], 'goes from card to card', 'browser']],
  announced: ['A list, its name and its length.'],
  accessibility: ['Order on the screen is the order for the keyboard.'],
  do: [
    'Name it by its heading with `labelledBy`.',
    'Give cards the `sizes` of a grid: `GRID_SIZES`.',
  ],
  dont: ['Mix shapes.'],
  related: { Rail: 'for a row that runs off the edge.', LoadMore: 'at its foot.' },
});
