import { docsOf } from '../../docs/component-docs';
import type { NextCardProps } from './NextCard';

export const NextCard = docsOf<NextCardProps>({
  anatomy: [
    ['Picture', 'Of the next title; left out where the player is small.', 'image'],
    ['Ring', 'Empties in 8 seconds, with the number in it.', 'secondsLeft'],
    ['Title', 'As many lines as it needs.', 'title'],
    ['Actions', 'Play now, and cancel.', 'playLabel'],
  ],
  keys: [[['Tab'], 'reaches its actions', 'browser']],
  announced: ['Its `label`, as a region; nothing while it counts.'],
  accessibility: ['It does not take the focus.', 'The ring does not glide under reduced motion.'],
  do: ['Stop counting while the viewer has the focus or the pointer on it.'],
  dont: ['Play on for ever: ask after three titles without a press.'],
  related: {
    PlayerMessage: 'for the question whether a viewer is still there.',
    Card: 'for a page.',
  },
});
