import { OriginError } from '@marquee/origin-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
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

const screen = (shown: ReactNode): Story => ({
  render: (_, { globals }) => (
    <SiteProvider site={workshopSite(globals, { en: english, ar: arabic })}>{shown}</SiteProvider>
  ),
});

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
