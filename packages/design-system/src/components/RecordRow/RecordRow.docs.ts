import { docsOf } from '../../docs/component-docs';
import type { RecordRowProps } from './RecordRow';

export const RecordRow = docsOf<RecordRowProps>({
  status: 'beta',
  anatomy: [
    ['Result', 'A word, and its colour.', 'result'],
    ['Opponent', 'With a picture; the name is the link.', 'opponent'],
    ['How and when', 'Method, round, event, day.', 'method'],
  ],
  keys: [
    [['Tab'], 'goes from bout to bout where they are links', 'browser'],
    [['Enter'], 'opens the bout', 'browser'],
  ],
  announced: ['`resultLabel`, opponent, then how and when.'],
  accessibility: ['It is an `<li>`: put it into a list, newest first.'],
  do: ['Use `open` for a bout that is still to come.'],
  dont: ['Say the result by colour alone.'],
  related: { RankingRow: 'for a place in a ranking.', Table: 'for figures.' },
});
