import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { listingLabels } from '../listing/listing-labels';
import type { LiveNowView } from '../live-now/load-live-now';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { LiveNowPage as Page } from '../live-now/LiveNowPage';
export { loadLiveNow as loader } from '../live-now/load-live-now';

export const head: NonNullable<PageModule<LiveNowView>['head']> = async (site, view) => ({
  title: site.t('liveNow.title'),
  description: site.t('liveNow.description', { brand: site.realm.name }),
  jsonLd: (await import('../listing/list-json-ld')).listJsonLd(
    site,
    site.t('liveNow.title'),
    view?.rows,
  ),
});

export const parts = [titleLabels, listingLabels];

export const query = ['after'] as const;
