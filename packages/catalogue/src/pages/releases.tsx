import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { listingLabels } from '../listing/listing-labels';
import type { CardsView } from '../listing/load-cards';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadReleases as loader } from '../releases/load-releases';
export { ReleasesPage as Page } from '../releases/ReleasesPage';

export const head: NonNullable<PageModule<CardsView>['head']> = async (site, view) => ({
  title: site.t('releases.title'),
  description: site.t('releases.description', { brand: site.realm.name }),
  jsonLd: (await import('../listing/list-json-ld')).listJsonLd(
    site,
    site.t('releases.title'),
    view?.rows,
  ),
});

export const parts = [titleLabels, listingLabels];

export const query = ['after'] as const;
