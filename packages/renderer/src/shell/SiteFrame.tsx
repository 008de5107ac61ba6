import { Banner, NoticeRegion, Page, SkipLink, WifiOffIcon } from '@marquee/design-system';
import { useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useNavigationFocus } from '../navigation/use-navigation-focus';
import { useSite } from '../site/use-site';
import { NotifyContext } from './notices';
import { SiteFooter } from './SiteFooter';
import { SiteNavbar } from './SiteNavbar';
import { useCurrentRoute } from './use-current-route';
import { useNoticeList } from './use-notice-list';
import { useOffline } from './use-offline';
import { usePageHead } from './use-page-head';

/** What stands around every page: skip link, navbar, notices, footer; and what follows every navigation. */
export function SiteFrame() {
  const { t } = useSite();
  const main = useRef<HTMLElement>(null);
  const { handle } = useCurrentRoute();
  const { notices, notify, dismiss } = useNoticeList();
  const offline = useOffline();
  useNavigationFocus(main);
  usePageHead();
  const bare = handle?.page?.frame === 'bare';
  return (
    <NotifyContext value={notify}>
      <Page
        mainRef={main}
        header={
          <>
            <SkipLink>{t('shell.skip')}</SkipLink>
            {offline && (
              <Banner tone="warning" icon={<WifiOffIcon />}>
                {t('shell.offline')}
              </Banner>
            )}
            {!bare && <SiteNavbar />}
          </>
        }
        footer={bare ? null : <SiteFooter />}
      >
        <Outlet />
      </Page>
      <NoticeRegion
        label={t('shell.notices')}
        dismissLabel={t('shell.dismiss')}
        notices={notices}
        onDismiss={dismiss}
      />
      <ScrollRestoration />
    </NotifyContext>
  );
}
