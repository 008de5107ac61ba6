import { docsOf } from '../../docs/component-docs';
import type { TableProps } from './Table';

export const Table = docsOf<TableProps<unknown>>({
  anatomy: [
    ['Caption', 'Names the table.', 'caption'],
    ['Headings', 'Buttons where a column sorts.', 'columns'],
    ['Rows', 'On phones small lists of labelled values.', 'rows'],
    ['Empty', 'Why there are no rows.', 'empty'],
  ],
  keys: [
    [['Enter', 'Space'], 'sort by a heading', 'browser'],
    [['Tab'], 'moves through headings that sort, links and buttons', 'browser'],
  ],
  announced: ['Caption, then each value with its row and column; how a column is sorted.'],
  accessibility: [
    'Parts keep their roles on phones.',
    'A `bounded` table scrolls in itself and takes the focus for that.',
  ],
  do: ['Align numbers to the end.', 'Name rows by a `rowHeader`.'],
  dont: ['Use it for layout.'],
  related: { KeyValueList: 'for pairs.', RankingRow: 'for a ranking with pictures.' },
});
