import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { titleLabels } from '@marquee/titles';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { FavouritesPage as Page } from '../favourites/FavouritesPage';

export const parts = [titleLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('favourites.title'),
  robots: 'noindex',
});
