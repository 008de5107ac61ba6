import { docsOf } from '../../docs/component-docs';
import type { RecordRowProps } from './RecordRow';

export const RecordRow = docsOf<RecordRowProps>({
  anatomy: [
    ['Result', 'A word on its colour.', 'result'],
    ['Opponent', 'With a picture; the name is the link.', 'opponent'],
    ['How and when', 'Method, round, event, day.', 'method'],
  ],
  keys: [
    [['Tab'], 'moves from bout to bout where they are links', 'browser'],
    [['Enter'], 'opens the bout', 'browser'],
  ],
  announced: ['`resultLabel`, opponent, then how and when.'],
  accessibility: ['It is an `<li>`: put it into a list, newest first.'],
  do: ['Use `open` for a bout that has not taken place.'],
  dont: ['Show the result by colour alone.'],
  related: { RankingRow: 'for a rank in a ranking.', Table: 'for numbers.' },
});
