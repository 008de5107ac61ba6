import type { LoaderContext, Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { titleLabels } from '@marquee/titles';
import { listsLabels } from '../watchlists/lists-labels';
import type { ListName } from '../watchlists/watchlist';

export { siteChrome as chrome } from '@marquee/renderer/chrome';
export { ListPage as Page } from '../watchlists/ListPage';

export const parts = [titleLabels, listsLabels];

/** The list's address alone: the list is loaded in the browser, since it is the viewer's, or theirs who have the link. */
export const loader = async ({ params }: LoaderContext): Promise<ListName> => ({
  owner: params.owner ?? '',
  id: params.id ?? '',
});

export const head = (site: Site): HeadData => ({
  title: site.t('lists.one.title'),
  robots: 'noindex',
});
