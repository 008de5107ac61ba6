import { docsOf } from '../../docs/component-docs';
import type { DetailHeaderProps } from './DetailHeader';

export const DetailHeader = docsOf<DetailHeaderProps>({
  anatomy: [
    ['Picture', 'Beside the title, where the page has no player.', 'art'],
    ['State', 'Live, a countdown, the language.', 'status'],
    ['What it is a part of', 'A series, a league.', 'kicker'],
    ['Title', 'In the brand’s display face; a long one is smaller.', 'title'],
    ['Facts', 'In one line, with the marks of age and access.', 'facts'],
    ['Main action', 'One; as wide as the screen on phones.', 'action'],
    ['Quiet actions', 'My list, Share.', 'actions'],
    ['Synopsis', 'In lines of 65 characters at most.', 'synopsis'],
    ['Description', 'Behind `moreLabel`.', 'description'],
    ['Credits', 'Each role with its names.', 'credits'],
    ['What belongs to it', 'A column beside the title on wide screens.', 'details'],
  ],
  keys: [
    [['Tab'], 'moves through the actions, then to “More”', 'browser'],
    [['Enter', 'Space'], 'open and close the description', 'browser'],
  ],
  announced: ['A region with the name of the title; whether the description is open.'],
  accessibility: [
    'The description opens without script.',
    'Actions are above it, so that nothing is pushed away when it opens.',
  ],
  do: ['Put what a viewer asks first into the facts: when, how long, for whom.'],
  dont: ['Show two main actions.', 'Repeat in the facts what the column says.'],
  related: {
    Hero: 'for a title among others at the top of a page.',
    KeyValueList: 'for receipts and plans.',
  },
  pieces: ['DetailHeaderSkeleton'],
});
