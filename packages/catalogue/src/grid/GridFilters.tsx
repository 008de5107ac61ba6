import { FilterChips, Stack } from '@marquee/design-system';
import { formatNumber, languageName } from '@marquee/i18n';
import { type Site, useSite } from '@marquee/renderer';
import { gridChips } from '../rules/grid-chips';
import {
  GRID_KEYS,
  GRID_ORDERS,
  type GridQuery,
  toggled,
  writeGridQuery,
} from '../rules/grid-query';
import type { FacetView } from './facet-view';

interface GridFiltersProps {
  query: GridQuery;
  facets: readonly FacetView[];
}

/** The address of a grid. */
export const gridPath = ({ path }: Pick<Site, 'path'>, query: GridQuery, after?: string): string =>
  path('grid', {}, { query: { ...writeGridQuery(query), after } });

/** The order of a grid and what it can be limited to, as links. */
export function GridFilters({ query, facets }: GridFiltersProps) {
  const site = useSite();
  const { t, locale } = site;
  return (
    <Stack gap={13}>
      <FilterChips
        label={t('grid.orders')}
        chips={GRID_ORDERS.map((order) => ({
          href: gridPath(site, { ...query, order }),
          label: t(`grid.order.${order}`),
          on: order === query.order,
        }))}
      />
      {GRID_KEYS.map((key) => {
        const chips = gridChips(facets, query, key);
        if (chips.length === 0) return null;
        return (
          <FilterChips
            key={key}
            label={t(`grid.filter.${key}`)}
            chips={chips.map((facet) => ({
              href: gridPath(site, toggled(query, key, facet.value)),
              label: facetName(facet, site),
              count: formatNumber(facet.count, locale),
              on: query.values[key].includes(facet.value),
            }))}
          />
        );
      })}
    </Stack>
  );
}

/** A value as viewers read it. */
function facetName({ key, value, name }: FacetView, { t, hasLabel }: Site): string {
  switch (key) {
    case 'KIND':
      return t(`grid.kind.${value}`);
    case 'STATE':
      return t(`title.${value.toLowerCase()}`);
    case 'FREE':
      return t('title.access.free');
    case 'LANGUAGE':
      return languageName(value);
    case 'WEIGHT_CLASS':
      return hasLabel(`bout.weight.${value}`) ? t(`bout.weight.${value}`) : value;
    case 'LEAGUE':
    case 'YEAR':
      return name ?? value;
  }
}
