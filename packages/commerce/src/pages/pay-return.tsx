import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { ReturnPage as Page } from '../orders/ReturnPage';

// The form and the issuer's page are other companies'.
export const policy = 'payment' as const;

export const head = (site: Site): HeadData => ({ title: site.t('pay.title'), robots: 'noindex' });
