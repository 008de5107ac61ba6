import { docsOf } from '../../docs/component-docs';
import type { EpisodeListProps } from './EpisodeList';

export const EpisodeList = docsOf<EpisodeListProps>({
  anatomy: [['Rows', 'In the order in which they are watched.', 'children']],
  keys: [[['Tab'], 'moves from row to row', 'browser']],
  announced: ['An ordered list with its name and length.'],
  accessibility: ['The order on the screen is the tab order.'],
  do: ['Name it by its heading with `labelledBy`.'],
  dont: ['Load rows while a viewer scrolls: use `LoadMore`.'],
  related: { SeasonPicker: 'above it.', EpisodeRow: 'for its rows.', LoadMore: 'at its end.' },
  pieces: ['EpisodeListSkeleton'],
});
