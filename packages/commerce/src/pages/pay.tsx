import type { Site } from '@marquee/renderer';
import { formLabels } from '@marquee/renderer/forms';
import type { HeadData } from '@marquee/renderer/head';
import { regionLabels } from '@marquee/renderer/region';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { PayPage as Page } from '../checkout/PayPage';

export const parts = [regionLabels, formLabels];

// The form and the issuer's page are other companies'.
export const policy = 'payment' as const;

export const head = (site: Site): HeadData => ({ title: site.t('pay.title'), robots: 'noindex' });
