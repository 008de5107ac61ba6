import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { regionLabels } from '@marquee/renderer/region';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { PaymentUpdatePage as Page } from '../update/PaymentUpdatePage';

export const parts = [regionLabels];

// The card's form is another company's.
export const policy = 'payment' as const;

export const head = (site: Site): HeadData => ({
  title: site.t('update.title'),
  robots: 'noindex',
});
