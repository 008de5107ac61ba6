import type { NavItem } from '@marquee/design-system';
import { menuItems } from '../shell/menu-items';
import type { Site } from '../site/site';

/** Pages of the viewer's own, by the route table; of several names for one page the first that is live counts. */
const VIEWER_PAGES = [
  { routes: ['favourites'], label: 'shell.favourites' },
  { routes: ['brandedAccount', 'account'], label: 'shell.accountPage' },
] as const;

/** What the account page is called: by the brand, or else as everywhere. */
export const accountTitle = (
  { realm, text, t }: Pick<Site, 'realm' | 'text' | 't'>,
  usual: string,
): string => text(realm.account?.title) || t(usual);

/** The address of the account, at the brand's own path where it has one; null where there is none. */
export function accountPath(site: Pick<Site, 'isLive' | 'path'>): string | null {
  const name = (['brandedAccount', 'account'] as const).find(site.isLive);
  return name ? site.path(name) : null;
}

/**
 * The entries of the account menu: the realm's own first, in its order, then the viewer's pages that are live and that the realm's
 * menu does not name already.
 */
export function accountEntries(site: Site, currentPath: string): NavItem[] {
  const own = menuItems(site, site.realm.menus.account, currentPath);
  const pages = VIEWER_PAGES.flatMap(({ routes, label }): NavItem[] => {
    const name = routes.find(site.isLive);
    const href = name && site.path(name);
    if (!href || own.some((item) => item.href === href)) return [];
    const named = label === 'shell.accountPage' ? accountTitle(site, label) : site.t(label);
    return [{ label: named, href, current: href === currentPath }];
  });
  return [...own, ...pages];
}
