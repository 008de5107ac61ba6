import { docsOf } from '../../docs/component-docs';
import type { RankingRowProps } from './RankingRow';

export const RankingRow = docsOf<RankingRowProps>({
  anatomy: [
    ['Rank', 'Or a crown for the champion.', 'rank'],
    ['Picture and name', 'The name is the link.', 'name'],
    ['Record', 'Wins, losses, draws.', 'record'],
    ['Movement', 'A sign and a number.', 'movement'],
  ],
  keys: [
    [['Tab'], 'moves from row to row where they are links', 'browser'],
    [['Enter'], 'opens the page', 'browser'],
  ],
  announced: ['`rankLabel` and rank, name, record, then the movement in words.'],
  accessibility: ['It is an `<li>`: put it into an ordered list.'],
  do: ['Give the movement a text: a sign cannot be heard.'],
  dont: ['Show two champions of one class.'],
  related: { Table: 'for more columns.', RecordRow: 'for a fighter’s bouts.' },
});
