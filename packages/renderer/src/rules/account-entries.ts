import type { NavItem } from '@marquee/design-system';
import { menuItems } from '../shell/menu-items';
import type { Site } from '../site/site';

/** Pages for the viewer alone; where a page has several routes, the first that is live counts. */
const VIEWER_PAGES = [
  { routes: ['profiles'], label: 'shell.profiles' },
  { routes: ['favourites'], label: 'shell.favourites' },
  { routes: ['watchlists'], label: 'shell.watchlists' },
  { routes: ['history'], label: 'shell.history' },
  { routes: ['preferences'], label: 'shell.preferences' },
  { routes: ['brandedAccount', 'account'], label: 'shell.accountPage' },
] as const;

/** The brand's title of the account page, else the label `usual`. */
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
 * Lists the entries of the account menu: the realm's own in its order, then the viewer's pages that
 * are live and not among them.
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
