import { Banner, Page, SkipLink, WifiOffIcon } from '@marquee/design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useNavigationFocus } from '../navigation/use-navigation-focus';
import { useSession } from '../session/use-session';
import type { Site } from '../site/site';
import { SiteProvider, useSite } from '../site/use-site';
import { LateSlotsContext } from '../slots/LateSlotsProvider';
import { NotifyContext } from './notices';
import { useCurrentRoute } from './use-current-route';
import { useEngaged } from './use-engaged';
import { useFollowUp } from './use-follow-up';
import { useNoticeList } from './use-notice-list';
import { useOffline } from './use-offline';

/** When its code is lost, the page fails: an agent never acts as a viewer without the bar. */
const AgentBar = lazy(() => import('./agent/AgentBar'));

/** The frame around every page: skip link, banners, header, footer, and the code that follows each navigation. */
export function SiteFrame() {
  const base = useSite();
  // The site for the viewer's country, where some features may not be offered.
  const [placed, setPlaced] = useState<Site>();
  const site = placed ?? base;
  const { t, realm } = site;
  const main = useRef<HTMLElement>(null);
  const { handle } = useCurrentRoute();
  const { status, user } = useSession();
  const { notices, notify, dismiss } = useNoticeList();
  const offline = useOffline();
  const moving = useNavigation().state !== 'idle';
  // A realm that asks for cookies or the viewer's country does it at once.
  const SiteFollowUp = useFollowUp(
    useEngaged(
      moving || notices.length > 0 || (realm.cookieConsent ?? realm.restrictions) !== undefined,
    ),
  );
  useNavigationFocus(main);
  const chrome = handle?.page?.chrome;
  return (
    <SiteProvider site={site}>
      <NotifyContext value={notify}>
        <LateSlotsContext value={status !== 'starting'}>
          <Page
            mainRef={main}
            header={
              <>
                <SkipLink>{t('shell.skip')}</SkipLink>
                {user?.par && (
                  <Suspense>
                    <AgentBar />
                  </Suspense>
                )}
                {offline && (
                  <Banner tone="warning" icon={<WifiOffIcon />}>
                    {t('shell.offline')}
                  </Banner>
                )}
                {chrome && <chrome.Header />}
              </>
            }
            footer={chrome && <chrome.Footer />}
          >
            <Outlet />
          </Page>
          {SiteFollowUp && (
            <SiteFollowUp notices={notices} onDismiss={dismiss} onSite={setPlaced} />
          )}
        </LateSlotsContext>
      </NotifyContext>
    </SiteProvider>
  );
}
