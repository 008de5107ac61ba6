import { docsOf } from '../../docs/component-docs';
import type { ResultCountProps } from './ResultCount';

export const ResultCount = docsOf<ResultCountProps>({
  anatomy: [['Number', 'With its noun, in the plural for it.', 'children']],
  keys: [],
  announced: ['Its text when it changes, as a status.'],
  accessibility: ['Keep it in the page while the list loads, so that the change is announced.'],
  do: ['Show it above the list.'],
  dont: ['Replace it by a spinner.'],
  related: { FilterChips: 'which change it.', LoadMore: 'which says how many are loaded.' },
});
