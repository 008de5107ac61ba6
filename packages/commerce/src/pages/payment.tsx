import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { ReceiptPage as Page } from '../receipt/ReceiptPage';

export const head = (site: Site): HeadData => ({
  title: site.t('receipt.title'),
  robots: 'noindex',
});
