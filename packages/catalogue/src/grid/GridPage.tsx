import { Button, EmptyState, ResultCount, Stack, TextLink } from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import { CardRows } from '../listing/CardRows';
import { ListingPage } from '../listing/ListingPage';
import { NothingHere } from '../listing/NothingHere';
import { cleared, isFiltered } from '../rules/grid-query';
import { GridFilters, gridPath } from './GridFilters';
import { type GridView, moreOfGrid } from './load-grid';

/** The page of all titles, with filters and orders in its address. */
export function GridPage() {
  const { t } = useSite();
  return (
    <ListingPage page={usePage<GridView>()} title={t('grid.title')}>
      {(view) => <Titles view={view} />}
    </ListingPage>
  );
}

function Titles({ view }: { view: GridView }) {
  const site = useSite();
  const { t } = site;
  const { query, facets, total } = view;
  const all = gridPath(site, cleared(query));
  const hasFilters = isFiltered(query);
  return (
    <Stack gap={21}>
      <GridFilters query={query} facets={facets} />
      <Stack gap={13} direction="row" align="baseline">
        <ResultCount>{t('grid.count', { count: total })}</ResultCount>
        {hasFilters && (
          <TextLink href={all} variant="quiet">
            {t('grid.clear')}
          </TextLink>
        )}
      </Stack>
      {/* The titles of other filters are another list, whose end is told anew. */}
      <CardRows
        key={gridPath(site, query)}
        label={t('grid.title')}
        shape="landscape"
        first={view}
        load={(after) => moreOfGrid(site, query, after)}
        hrefOf={(after) => gridPath(site, query, after)}
        empty={
          hasFilters ? (
            <EmptyState
              title={t('grid.empty.title')}
              text={t('grid.empty.text')}
              actions={<Button href={all}>{t('grid.clear')}</Button>}
            />
          ) : (
            <NothingHere title={t('section.empty.title')} />
          )
        }
      />
    </Stack>
  );
}
