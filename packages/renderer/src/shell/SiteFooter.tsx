import { Footer, type NavItem } from '@marquee/design-system';
import type { Realm } from '@marquee/realm';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { menuItems } from './menu-items';

/** Names of shops, the same in every language. */
const STORES = { ios: 'App Store', android: 'Google Play' } as const;

function storeItems({ apps: { stores = {} } }: Realm): NavItem[] {
  return (['ios', 'android'] as const).flatMap((name) => {
    const href = stores[name];
    return href ? [{ label: STORES[name], href }] : [];
  });
}

/** The footer menu, where the apps are, and the brand's legal line. */
export function SiteFooter() {
  const site = useSite();
  const { t, realm, text } = site;
  const { pathname } = useLocation();
  return (
    <Footer
      label={t('shell.footerNavigation')}
      items={[...menuItems(site, realm.menus.footer, pathname), ...storeItems(realm)]}
      legal={text(realm.brand.legalLine) || realm.fullName}
    />
  );
}
