import { OriginError } from '@marquee/origin-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import arabic from '../country/labels/ar.json';
import english from '../country/labels/en.json';
import { NotHere } from '../country/NotHere';
import { SiteProvider } from '../site/use-site';
import { workshopSite } from '../testing/workshop-site';
import { FailedPage } from './FailedPage';
import { NotFound } from './NotFound';
import { PageLoading } from './PageLoading';

/** The screens that replace a page: each says why, and has a way on. */
const meta = { title: 'Screens/Instead of a page', component: NotFound } satisfies Meta<
  typeof NotFound
>;

export default meta;
type Story = StoryObj;
type Globals = Parameters<typeof workshopSite>[0];

const screen = (shown: ReactNode): Story => ({
  render: (_, { globals }) => <Shown globals={globals}>{shown}</Shown>,
});

/** At an address of its own, as on the site: what is like a title depends on it. */
function Shown({ globals, children }: { globals: Globals; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return (
    <SiteProvider site={workshopSite(globals, { en: english, ar: arabic })}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}

/** No page has this address. */
export const NothingThere = screen(<NotFound />);

/** The origin failed; support asks for the request's number. */
export const OriginFails = screen(
  <FailedPage
    error={new OriginError('http', { status: 500, code: 'HTTP_500', requestId: 'r-7f21c9' })}
  />,
);

/** The page reloads by itself when the network is back. */
export const Offline = screen(
  <FailedPage error={new OriginError('offline', { code: 'OFFLINE' })} />,
);

/** The realm offers the page in some countries, and the viewer is in another. */
export const OtherCountry = screen(
  <NotHere place={{ country: 'BR', byAddress: false, viewer: undefined }} />,
);

/** The country of the viewer's address decides it. */
export const OtherAddress = screen(
  <NotHere place={{ country: 'DE', byAddress: true, viewer: 'v1' }} />,
);

/** The viewer's country cannot be found out. */
export const CountryUnknown = screen(
  <NotHere place={{ country: undefined, byAddress: false, viewer: undefined }} />,
);

/** The browser does not know yet whether the viewer may see the page. */
export const Loading = screen(<PageLoading />);
