import { menuItems } from '../shell/menu-items';
import type { Site } from '../site/site';
import { accountPath, accountTitle } from './account-entries';

export interface WayOn {
  label: string;
  href: string;
}

/**
 * Lists the pages that not-found links to besides home: the entries of the realm's main menu, then the
 * live pages of the route table for this viewer. Each page comes once.
 */
export function waysOn(site: Site, isViewer: boolean): WayOn[] {
  const { isLive, path, t } = site;
  const page = (route: 'schedule' | 'favourites', label: string): WayOn[] =>
    isLive(route) ? [{ label: t(label), href: path(route) }] : [];
  const account = isViewer ? accountPath(site) : null;
  const ways = [
    ...menuItems(site, site.realm.menus.main, '').map(({ label, href }) => ({ label, href })),
    ...page('schedule', 'notFound.schedule'),
    ...page('favourites', 'shell.favourites'),
    ...(account ? [{ label: accountTitle(site, 'shell.accountPage'), href: account }] : []),
  ];
  const homes = [site.defaultPath, '/'];
  return ways.filter(
    ({ href }, at) =>
      !homes.includes(href) && ways.findIndex((other) => other.href === href) === at,
  );
}
