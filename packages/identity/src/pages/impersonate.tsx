import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { ImpersonatePage } from '../impersonate/ImpersonatePage';
import { impersonateLabels } from '../impersonate/impersonate-labels';

export { ImpersonatePage as Page };

export const parts = [impersonateLabels];

export const conceals = 'path';

export const head = (site: Site): HeadData => ({
  title: site.t('impersonate.title'),
  robots: 'noindex',
});
