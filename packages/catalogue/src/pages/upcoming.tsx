import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { listingLabels } from '../listing/listing-labels';
import type { UpcomingView } from '../upcoming/load-upcoming';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadUpcoming as loader } from '../upcoming/load-upcoming';
export { UpcomingPage as Page } from '../upcoming/UpcomingPage';

export const head: NonNullable<PageModule<UpcomingView>['head']> = async (site, view) => ({
  title: site.t('upcoming.title'),
  description: site.t('upcoming.description', { brand: site.realm.name }),
  jsonLd: (await import('../listing/list-json-ld')).listJsonLd(
    site,
    site.t('upcoming.title'),
    view?.rows,
  ),
});

export const parts = [titleLabels, listingLabels];

export const query = ['page'] as const;
