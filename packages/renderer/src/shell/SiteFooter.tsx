import { Footer } from '@marquee/design-system';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { menuItems } from './menu-items';

/** The footer menu and the brand's legal line. */
export function SiteFooter() {
  const site = useSite();
  const { t, realm, text } = site;
  const { pathname } = useLocation();
  return (
    <Footer
      label={t('shell.footerNavigation')}
      items={menuItems(site, realm.menus.footer, pathname)}
      legal={text(realm.brand.legalLine) || realm.fullName}
    />
  );
}
