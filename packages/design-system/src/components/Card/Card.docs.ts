import { docsOf } from '../../docs/component-docs';
import type { CardProps } from './Card';

export const Card = docsOf<CardProps>({
  anatomy: [
    ['Picture', 'In the card’s shape; without one a drawing of its kind.', 'image'],
    ['Badges', 'At the start of the picture: live, start, countdown.', 'badges'],
    ['Language', 'At the end of the picture.', 'corner'],
    ['Lock', 'With the reason.', 'lockedLabel'],
    ['Progress', 'Along the bottom of the picture.', 'progress'],
    ['Title', 'Room for two lines, three for news; more where it needs them.', 'title'],
    ['Facts', 'One line, with `when` after it.', 'facts'],
    ['Quick actions', 'Beside the link.', 'actions'],
  ],
  keys: [
    [['Tab'], 'reaches the link, then its quick actions', 'browser'],
    [['Enter'], 'opens it', 'browser'],
  ],
  announced: ['The title as the link’s name, then badges, facts, lock and progress.'],
  accessibility: [
    'The whole card is one link; the picture is decoration.',
    'Without `href` it is not a link.',
  ],
  do: ['Use the shape of the kind: portrait for series, square for playlists.'],
  dont: ['Show more than one line of facts.', 'Link picture and title separately.'],
  related: {
    Rail: 'for a row of cards.',
    Grid: 'for a whole list.',
    Promo: 'for a single action.',
  },
  pieces: ['CardSkeleton'],
});
