import { docsOf } from '../../docs/component-docs';
import type { FilterChipsProps } from './FilterChips';

export const FilterChips = docsOf<FilterChipsProps>({
  anatomy: [
    ['Chips', 'A filter with its count; a tick where it is on.', 'chips'],
    ['Clear', 'While one is on.', 'clear'],
  ],
  keys: [
    [['Tab'], 'moves from chip to chip', 'browser'],
    [['Enter'], 'turns it on or off', 'browser'],
  ],
  announced: ['`label`, as a navigation; each filter with its count and whether it is on.'],
  accessibility: ['Links with addresses: they work without script, and Back undoes them.'],
  do: ['Keep the order when a filter is turned on.'],
  dont: ['Offer a filter that leaves nothing.'],
  related: { ResultCount: 'for how many there are.', TabLinks: 'for views of which one is shown.' },
});
