import { docsOf } from '../../docs/component-docs';
import type { BoutRowProps } from './BoutRow';

export const BoutRow = docsOf<BoutRowProps>({
  anatomy: [
    ['Red corner', 'Portrait, nickname, name, record, country.', 'red'],
    ['Stake', 'With a crown, for a title fight.', 'stakeLabel'],
    ['Weight class and rounds', 'Between the corners; above them on phones.', 'weightClass'],
    ['Result', 'How and when; covered with `cover`.', 'result'],
    ['Blue corner', 'The other fighter.', 'blue'],
    ['Winner', 'A word with a tick.', 'winnerLabel'],
  ],
  keys: [
    [['Tab'], 'moves from fighter to fighter, and to the cover', 'browser'],
    [['Enter', 'Space'], 'show and hide the result', 'browser'],
  ],
  announced: ['A heading with both names, then each corner; the result once it is uncovered.'],
  accessibility: [
    'Corners and winner differ in words as well as in colour.',
    'While the result is covered, nothing tells the winner.',
    'It is an `<li>`: put it into a `FightCard`.',
  ],
  do: ['Name the fighter who is announced first as `red`.'],
  dont: ['Give it a result while the viewer wants none: leave it with the origin until asked.'],
  related: {
    FightCard: 'for the evening.',
    RecordRow: 'for the fights of one fighter.',
    SpoilerCover: 'for other results.',
  },
});
