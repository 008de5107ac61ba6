import { docsOf } from '../../docs/component-docs';
import type { RankingRowProps } from './RankingRow';

export const RankingRow = docsOf<RankingRowProps>({
  status: 'beta',
  anatomy: [
    ['Place', 'Or a crown for the champion.', 'rank'],
    ['Picture and name', 'The name is the link.', 'name'],
    ['Record', 'Wins, losses, draws.', 'record'],
    ['Movement', 'A sign and a figure.', 'movement'],
  ],
  keys: [
    [['Tab'], 'goes from row to row where they are links', 'browser'],
    [['Enter'], 'opens the page', 'browser'],
  ],
  announced: ['`rankLabel` and place, name, record, then the movement in words.'],
  accessibility: ['It is an `<li>`: put it into an ordered list.'],
  do: ['Give movement its words: a sign cannot be heard.'],
  dont: ['Show two champions of one class.'],
  related: { Table: 'for more columns.', RecordRow: 'for single bouts.' },
});
