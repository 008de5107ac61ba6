import type { NavItem } from '@marquee/design-system';
import type { MenuItem } from '@marquee/realm';
import type { Site } from '../site/site';

/** Makes links of a menu. Items whose page the realm does not have are left out. */
export function menuItems(site: Site, items: readonly MenuItem[], currentPath: string): NavItem[] {
  return items.flatMap(({ label, to }) => {
    const target = site.resolveTarget(to);
    if (!target) return [];
    if (target.kind === 'external') return [{ label: site.text(label), href: target.href }];
    const current =
      target.path === currentPath || (currentPath === '/' && target.path === site.defaultPath);
    return [{ label: site.text(label), href: target.path, current }];
  });
}
