import { docsOf } from '../../docs/component-docs';
import type { GridProps } from './Grid';

export const Grid = docsOf<GridProps>({
  anatomy: [['Cards', 'As many in a row as there is room for.', 'children']],
  keys: [[['Tab'], 'moves from card to card', 'browser']],
  announced: ['A list with its name and length.'],
  accessibility: ['The order on the screen is the tab order.'],
  do: [
    'Name it by its heading with `labelledBy`.',
    'Give cards the `sizes` of a grid, `GRID_SIZES`.',
  ],
  dont: ['Mix shapes.'],
  related: { Rail: 'for a row that scrolls sideways.', LoadMore: 'at its end.' },
});
