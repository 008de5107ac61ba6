import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { CancelPage as Page } from '../cancel/CancelPage';

export const head = (site: Site): HeadData => ({
  title: site.t('cancel.pageTitle'),
  robots: 'noindex',
});
