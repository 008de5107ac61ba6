import type { Site } from '@marquee/renderer';
import type { ListName } from './watchlist';

/** The address of a list's page, below that of all lists in each path variant. */
export const listPath = ({ path }: Pick<Site, 'path'>, { owner, id }: ListName): string =>
  `${path('watchlists')}/${owner}/${id}`;

/** The whole address of a shared list, to send to others. The origin names owner and list; the path is the site's own. */
export function sharedAddress(
  site: Pick<Site, 'path' | 'basename'>,
  shareablePath: string,
  origin: string,
): string {
  const [id = '', owner = ''] = shareablePath.split('/').reverse();
  return `${origin}${site.basename}${listPath(site, { owner, id })}`;
}
