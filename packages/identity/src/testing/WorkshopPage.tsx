import { LinkProvider } from '@marquee/design-system';
import { type Site, SiteLink, SiteProvider } from '@marquee/renderer';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

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
