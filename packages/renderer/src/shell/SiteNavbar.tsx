import { LanguageSwitch, Logo, Navbar } from '@marquee/design-system';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { Slot } from '../slots/Slot';
import { SessionAction } from './account/SessionAction';
import { menuItems } from './menu-items';
import { useLanguageChoices } from './use-language-choices';

/** The navbar: logo, main menu, languages, slots, and the sign-in link or account menu. */
export function SiteNavbar() {
  const site = useSite();
  const { t, realm, text } = site;
  const { pathname } = useLocation();
  const languages = useLanguageChoices();
  const { logo } = realm.brand;
  const items = menuItems(site, realm.menus.main, pathname);
  const switcher = (placement: 'below' | 'above') =>
    languages.length > 1 && (
      <LanguageSwitch
        label={t('shell.language')}
        current={site.locale}
        languages={languages}
        placement={placement}
      />
    );
  return (
    <Navbar
      label={t('shell.mainNavigation')}
      openLabel={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
      logo={
        <Logo
          {...logo}
          alt={text(logo.alt) || t('shell.homeLink', { brand: realm.name })}
          href={site.defaultPath}
        />
      }
      items={items}
      wideActions={switcher('below')}
      actions={
        <>
          <Slot name="navbar.search" props={{}} />
          <Slot name="navbar.actions" props={{}} />
          <SessionAction />
        </>
      }
      sidebarFooter={switcher('above')}
    />
  );
}
