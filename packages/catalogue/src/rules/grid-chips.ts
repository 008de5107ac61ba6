import type { GridKey } from '@marquee/origin-client/catalogue';
import type { FacetView } from '../grid/facet-view';
import type { GridQuery } from './grid-query';

/** Values of one key that are offered at once. */
const MOST_CHIPS = 8;

/**
 * The values of a key that a grid offers: those with the most titles, and all that are on. The order stays when one is turned
 * on. None where a choice would change nothing.
 */
export function gridChips(
  facets: readonly FacetView[],
  { values }: Pick<GridQuery, 'values'>,
  key: GridKey,
): readonly FacetView[] {
  const on = values[key];
  const known = facets.filter((facet) => facet.key === key);
  const lost = on
    .filter((value) => known.every((facet) => facet.value !== value))
    .map((value) => ({ key, value, name: null, count: 0 }));
  const offered = [...known, ...lost].filter(
    ({ value }, at) => at < MOST_CHIPS || on.includes(value),
  );
  if (on.length === 0 && offered.length < 2 && key !== 'FREE') return [];
  const [before, after] = key === 'YEAR' ? [1, -1] : [-1, 1];
  return [...offered].sort((a, b) => (a.value < b.value ? before : after));
}
