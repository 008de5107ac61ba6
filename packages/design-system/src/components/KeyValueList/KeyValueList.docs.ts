import { docsOf } from '../../docs/component-docs';
import type { KeyValueListProps } from './KeyValueList';

export const KeyValueList = docsOf<KeyValueListProps>({
  anatomy: [
    ['Labels', 'At the start.', 'entries'],
    ['Values', 'At the end, digit below digit, or beside their labels.', 'look'],
  ],
  keys: [],
  announced: ['Each label with its value, as a list of terms.'],
  accessibility: ['It prints in black on white and is not split across pages.'],
  do: ['Put a total last.'],
  dont: ['Use it for rows with the same columns.'],
  related: {
    Table: 'for rows and columns.',
    Price: 'for a value that is a price.',
    SettingRow: 'for entries with actions.',
  },
});
