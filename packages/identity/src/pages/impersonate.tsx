import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { ImpersonatePage } from '../impersonate/ImpersonatePage';
import { impersonateWords } from '../impersonate/words';

export { ImpersonatePage as Page };

export const parts = [impersonateWords];

export const conceals = 'path';

export const head = (site: Site): HeadData => ({
  title: site.t('impersonate.title'),
  robots: 'noindex',
});
