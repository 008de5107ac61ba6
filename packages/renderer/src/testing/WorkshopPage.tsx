import { LinkProvider, NoticeRegion } from '@marquee/design-system';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteLink } from '../navigation/SiteLink';
import { NotifyContext } from '../shell/notices';
import { useNoticeList } from '../shell/use-notice-list';
import type { Site } from '../site/site';
import { SiteProvider, useSite } from '../site/use-site';

type Router = ComponentProps<typeof RouterProvider>['router'];

/** A page of a site, for the workshop. */
export function WorkshopPage({ site, at }: { site: Site; at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(site.routes, {
      initialEntries: [`${site.basename}${at}`],
      ...(site.basename ? { basename: site.basename } : {}),
    }),
  );
  return <InSite site={site} router={router} />;
}

/** A part of a page by itself, inside a site, with its notices, for the workshop. */
export function WorkshopPart({ site, children }: { site: Site; children: ReactNode }) {
  const element = <WithNotices>{children}</WithNotices>;
  return <InSite site={site} router={createMemoryRouter([{ path: '*', element }])} />;
}

function WithNotices({ children }: { children: ReactNode }) {
  const { t } = useSite();
  const { notices, notify, dismiss } = useNoticeList();
  return (
    <NotifyContext value={notify}>
      {children}
      <NoticeRegion
        label={t('shell.notices')}
        dismissLabel={t('shell.dismiss')}
        notices={notices}
        onDismiss={dismiss}
      />
    </NotifyContext>
  );
}

function InSite({ site, router }: { site: Site; router: Router }) {
  return (
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>
  );
}
