import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import type { GridView } from '../grid/load-grid';
import { listingLabels } from '../listing/listing-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { GridPage as Page } from '../grid/GridPage';
export { loadGrid as loader } from '../grid/load-grid';

export const head: NonNullable<PageModule<GridView>['head']> = async (site, view) => ({
  title: site.t('grid.title'),
  description: site.t('grid.description', { brand: site.realm.name }),
  jsonLd: (await import('../listing/list-json-ld')).listJsonLd(
    site,
    site.t('grid.title'),
    view?.rows,
  ),
});

export const parts = [titleLabels, listingLabels];

export const query = [
  'kind',
  'state',
  'free',
  'league',
  'weight',
  'language',
  'year',
  'order',
  'after',
] as const;
