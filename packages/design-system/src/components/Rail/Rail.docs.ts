import { docsOf } from '../../docs/component-docs';
import type { RailProps } from './Rail';

export const Rail = docsOf<RailProps>({
  status: 'ready',
  anatomy: [
    ['Heading', 'What the row holds; with `href` a link to all of it.', 'title'],
    ['Cards', 'Run off the edge, so that a cut card says “more”.', 'children'],
    ['Arrows', 'For pointers, on hover and focus; absent at the ends.', 'nextLabel'],
    ['Message', 'In the place of the cards: why there is nothing, or what failed.', 'message'],
  ],
  keys: [
    [['ArrowLeft', 'ArrowRight'], 'move from card to card, in reading direction'],
    [['Home', 'End'], 'first card, last card'],
    [['Enter'], 'opens the card', 'browser'],
    [
      ['Tab'],
      'goes through the cards; a row without links is one stop where it can scroll',
      'browser',
    ],
  ],
  announced: ['The heading as the name of the region, then a list and its length.'],
  accessibility: [
    'Arrows are no stops: the keyboard walks the cards themselves.',
    'A card that takes the focus scrolls into sight.',
  ],
  do: ['Give `RailSkeleton` the same shape: nothing moves when the cards come.'],
  dont: ['Mix shapes in one row.', 'Leave a row without cards: say why in `message`.'],
  related: {
    Grid: 'for all of something, on a page of its own.',
    Hero: 'for what the page is about.',
    Card: 'for what stands in it.',
  },
  pieces: ['RailSkeleton'],
});
