import { Button, IconButton, LanguageSwitch, Logo, Navbar, UserIcon } from '@marquee/design-system';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';
import { menuItems } from './menu-items';
import { useCurrentRoute } from './use-current-route';
import { useLanguageChoices } from './use-language-choices';

/** Logo, main menu, languages, and the way in or out. */
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
      actions={<SessionAction />}
      sidebarFooter={switcher('above')}
    />
  );
}

/** Sign in for guests, account and sign out for viewers; the button keeps its place while the session is being read. */
function SessionAction() {
  const { path, isLive, t, defaultPath } = useSite();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const { handle } = useCurrentRoute();
  if (status === 'viewer') {
    // The brand's own address where it has one.
    const account = (['brandedAccount', 'account'] as const).find(isLive);
    return (
      <>
        {account && (
          <IconButton href={path(account)} label={t('shell.account')} icon={<UserIcon />} />
        )}
        {isLive('logout') && (
          <Button href={path('logout')} variant="quiet" size="small">
            {t('shell.signOut')}
          </Button>
        )}
      </>
    );
  }
  if (!isLive('login')) return null;
  // Whoever signs in comes back to this page; from the start page that is where they would go anyway.
  const here = `${pathname}${search}`;
  const from = handle?.status === 404 || here === '/' || here === defaultPath ? undefined : here;
  return (
    <Button href={path('login', {}, { query: { from } })} size="small">
      {t('shell.signIn')}
    </Button>
  );
}
