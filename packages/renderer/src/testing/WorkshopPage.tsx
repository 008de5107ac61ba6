import { LinkProvider } from '@marquee/design-system';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteLink } from '../navigation/SiteLink';
import type { Site } from '../site/site';
import { SiteProvider } from '../site/use-site';

/** A page of a site, for the workshop. */
export function WorkshopPage({ site, at }: { site: Site; at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(site.routes, {
      initialEntries: [`${site.basename}${at}`],
      ...(site.basename ? { basename: site.basename } : {}),
    }),
  );
  return (
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>
  );
}
