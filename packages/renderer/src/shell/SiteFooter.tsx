import { Button, Footer, type NavItem } from '@marquee/design-system';
import type { Realm } from '@marquee/realm';
import { useLocation } from 'react-router-dom';
import { cookieSettings } from '../cookie-consent/settings';
import { useSite } from '../site/use-site';
import { legalItems, legalLine } from './legal-items';
import { menuItems } from './menu-items';

/** Names of shops, the same in every language. */
const STORES = { ios: 'App Store', android: 'Google Play' } as const;

function storeItems({ apps: { stores = {} } }: Realm): NavItem[] {
  return (['ios', 'android'] as const).flatMap((name) => {
    const href = stores[name];
    return href ? [{ label: STORES[name], href }] : [];
  });
}

/** The footer: its menu, legal pages that the menu lacks, app stores, cookie settings and the brand's legal line. */
export function SiteFooter() {
  const site = useSite();
  const { t, realm } = site;
  const { pathname } = useLocation();
  const menu = menuItems(site, realm.menus.footer, pathname);
  const legal = legalItems(site).filter(({ href }) => menu.every((item) => item.href !== href));
  return (
    <Footer
      label={t('shell.footerNavigation')}
      items={[...menu, ...legal, ...storeItems(realm)]}
      actions={
        realm.cookieConsent && (
          <Button variant="quiet" size="small" onClick={cookieSettings.open}>
            {t('shell.cookieSettings')}
          </Button>
        )
      }
      legal={legalLine(site)}
    />
  );
}
