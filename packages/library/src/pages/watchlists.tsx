import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { titleLabels } from '@marquee/titles';
import { listsLabels } from '../watchlists/lists-labels';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { WatchlistsPage as Page } from '../watchlists/WatchlistsPage';

export const parts = [titleLabels, listsLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('lists.title'),
  robots: 'noindex',
});
