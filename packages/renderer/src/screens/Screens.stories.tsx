import { OriginError } from '@marquee/origin-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import arabic from '../country/labels/ar.json';
import english from '../country/labels/en.json';
import { NotHere } from '../country/NotHere';
import { SiteProvider } from '../site/use-site';
import { workshopSite } from '../testing/workshop-site';
import { Fault } from './Fault';
import { NotFound } from './NotFound';
import { PageLoading } from './PageLoading';

/** What stands in the place of a page: each says why, and has a way on. */
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

/** The origin failed; its number is for whoever helps. */
export const OriginFails = screen(
  <Fault
    error={new OriginError('http', { status: 500, code: 'HTTP_500', requestId: 'r-7f21c9' })}
  />,
);

/** Comes back by itself with the network. */
export const Offline = screen(<Fault error={new OriginError('offline', { code: 'OFFLINE' })} />);

/** The realm keeps this for some countries, and the viewer is in another. */
export const OtherCountry = screen(
  <NotHere place={{ country: 'BR', byAddress: false, viewer: undefined }} />,
);

/** It is the viewer's own address that says so. */
export const OtherAddress = screen(
  <NotHere place={{ country: 'DE', byAddress: true, viewer: 'v1' }} />,
);

/** Nobody can tell where the viewer is. */
export const CountryUnknown = screen(
  <NotHere place={{ country: undefined, byAddress: false, viewer: undefined }} />,
);

/** Until it is known whether there is something to show. */
export const Loading = screen(<PageLoading />);
