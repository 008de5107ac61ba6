import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { FavouritesPage } from '../favourites/FavouritesPage';
import { favouriteWords } from '../favourites/words';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { FavouritesPage as Page };

export const parts = [favouriteWords];

export const head = (site: Site): HeadData => ({
  title: site.t('favourites.title'),
  robots: 'noindex',
});
