import { docsOf } from '../../docs/component-docs';
import type { EpisodeRowProps } from './EpisodeRow';

export const EpisodeRow = docsOf<EpisodeRowProps>({
  anatomy: [
    ['Number', 'Beside the picture; before the name on phones.', 'number'],
    ['Picture', 'With the length, and a drawing where it is missing.', 'image'],
    ['Lock or tick', 'Locked, or watched to the end.', 'lockedLabel'],
    ['Progress', 'Along the bottom of the picture.', 'progress'],
    ['Name', 'As many lines as it needs.', 'title'],
    ['Mark and facts', 'Next up, new; the date.', 'mark'],
    ['Synopsis', 'Room for two lines; more where it needs them.', 'synopsis'],
    ['Quick actions', 'Beside the link.', 'actions'],
  ],
  keys: [
    [['Tab'], 'reaches the link, then its quick actions', 'browser'],
    [['Enter'], 'opens it', 'browser'],
  ],
  announced: ['Number and name, then mark, facts, progress, lock and synopsis.'],
  accessibility: [
    'The whole row is one link; the picture is decoration.',
    'It is an `<li>`: put it into an `EpisodeList`.',
  ],
  do: ['Mark one row as the next.'],
  dont: ['Tell in the synopsis how the episode ends.'],
  related: { Card: 'for a title in a rail or a grid.', EpisodeList: 'around the rows.' },
});
