import { docsOf } from '../../docs/component-docs';
import type { RailProps } from './Rail';

export const Rail = docsOf<RailProps>({
  anatomy: [
    ['Heading', 'The name of the row; with `href` a link to the whole list.', 'title'],
    ['Cards', 'Continue past the edge, so that a cut card shows that there are more.', 'children'],
    ['Arrows', 'For pointers, on hover and focus; none at the ends.', 'nextLabel'],
    ['Message', 'In place of the cards: why there is nothing, or what failed.', 'message'],
  ],
  keys: [
    [['ArrowLeft', 'ArrowRight'], 'move from card to card, in reading direction'],
    [['Home', 'End'], 'move to the first or last card'],
    [['Enter'], 'opens the card', 'browser'],
    [
      ['Tab'],
      'moves through the cards; a row without links is one stop where it can scroll',
      'browser',
    ],
  ],
  announced: ['The heading as the name of the region, then a list with its length.'],
  accessibility: [
    'Tab skips the arrows: the keyboard moves through the cards themselves.',
    'A card that takes the focus scrolls into view.',
  ],
  do: ['Give `RailSkeleton` the same shape: nothing moves when the cards come.'],
  dont: ['Mix shapes in one row.', 'Leave a row without cards: explain it in `message`.'],
  related: {
    Grid: 'for a whole list, on a page of its own.',
    Hero: 'for the main titles of a page.',
    Card: 'for its entries.',
  },
  pieces: ['RailSkeleton'],
});
