import type { PageModule } from '@marquee/renderer';
import { titleLabels } from '@marquee/titles';
import { listingLabels } from '../listing/listing-labels';
import type { SectionPageView } from '../section/load-section';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadSection as loader } from '../section/load-section';
export { SectionPage as Page } from '../section/SectionPage';

export const head: NonNullable<PageModule<SectionPageView>['head']> = async (site, view) => ({
  title: view?.title,
  jsonLd: (await import('../listing/list-json-ld')).listJsonLd(site, view?.title ?? '', view?.rows),
});

export const parts = [titleLabels, listingLabels];

export const query = ['after'] as const;
