import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { regionLabels } from '@marquee/renderer/region';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { loadOffers as loader } from '../licences/load-offers';
export { PurchasePage as Page } from '../purchase/PurchasePage';

export const parts = [regionLabels];

export const head = (site: Site): HeadData => ({ title: site.t('purchase.title') });
