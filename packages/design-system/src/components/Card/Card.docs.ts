import { docsOf } from '../../docs/component-docs';
import type { CardProps } from './Card';

export const Card = docsOf<CardProps>({
  status: 'ready',
  anatomy: [
    ['Picture', 'In the card’s shape; else a drawing of its kind.', 'image'],
    ['Badges', 'At the start of the picture: live, start, countdown.', 'badges'],
    ['Language', 'At its end.', 'corner'],
    ['Lock', 'With its reason.', 'lockedLabel'],
    ['Progress', 'Along the foot of the picture.', 'progress'],
    ['Title', 'Two lines, three for news.', 'title'],
    ['Facts', 'One line, and behind it `when`.', 'facts'],
    ['Quick actions', 'Beside the link.', 'actions'],
  ],
  keys: [
    [['Tab'], 'reaches the link, then its quick actions', 'browser'],
    [['Enter'], 'opens it', 'browser'],
  ],
  announced: ['The title as the link’s name, then badges, facts, lock and progress.'],
  accessibility: [
    'The whole card is one link; the picture is decoration.',
    'Without `href` it is no link.',
  ],
  do: ['Take the shape of the kind: portrait for series, square for playlists.'],
  dont: ['Put more than one line of facts.', 'Link picture and title apart.'],
  related: {
    Rail: 'for a row of cards.',
    Grid: 'for all of something.',
    Promo: 'for one thing to do.',
  },
  pieces: ['CardSkeleton'],
});
