import { LinkProvider } from '@marquee/design-system';
import type { AuthProvider } from '@marquee/realm';
import { type RouteHandle, type Site, SiteLink, SiteProvider } from '@marquee/renderer';
import { WorkshopPage } from '@marquee/renderer/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProviderChoicesProvider } from '../providers/provider-choices';
import { workshopSite } from '../testing/workshop-site';
import { TvContent } from './TvContent';
import { TvFrame } from './TvFrame';
import { TvProviders, tvTitle } from './TvProviders';
import { tvLabels } from './tv-labels';
import type { TvState } from './tv-state';
import type { PrimetimeFlow, TvConfig, TvLink } from './tv-steps';

const meta = {
  title: 'Identity/Providers page',
  component: TvProviders,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TvProviders>;

export default meta;

const config: TvConfig & AuthProvider = {
  type: 'adobe',
  requestorId: 'HARBOUR',
  resourceId: 'harbour-tv',
  baseUri: '/adobe-pass',
};

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><circle cx="24" cy="24" r="16" fill="${colour}"/><rect x="52" y="18" width="56" height="12" rx="6" fill="${colour}"/></svg>`)}`;

const featured = [
  { id: 'a', name: 'Harbour Cable', mark: drawing('#0b5fa5') },
  { id: 'b', name: 'Northlight', mark: drawing('#6a3fb5') },
  { id: 'c', name: 'Slowbridge Fibre', mark: drawing('#2f7d4f') },
  { id: 'd', name: 'Echo Satellite' },
];
const nonFeatured = [
  ...['Copperline', 'Granite TV', 'Meadow Broadband', 'Old Town Cooperative', 'Palmetto Vision'],
  ...['Quayside TV', 'São Bento TV', 'Tidewater'],
].map((name) => ({ id: name, name }));

const flow = (providers: PrimetimeFlow['providers']): PrimetimeFlow => ({
  providers,
  requestorId: 'HARBOUR',
  resourceId: 'harbour-tv',
  code: 'AB12CD34',
  redirectUri: 'https://harbour.example/providers/success',
  baseUri: '/adobe-pass',
});

interface PageProps {
  site: Site;
  state: TvState;
  route: string;
}

function TvPage({ site, state, route }: PageProps) {
  const nothing = () => {};
  const signIn = {
    state,
    config,
    choose: nothing,
    restart: nothing,
    goOn: nothing,
    unlinked: nothing,
  };
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        handle: { name: route } satisfies Partial<RouteHandle>,
        element: (
          <TvFrame title={site.t(tvTitle(state))}>
            <TvContent signIn={signIn} />
          </TvFrame>
        ),
      },
    ]),
  );
  return (
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <ProviderChoicesProvider value={{ choices: [] }}>
          <RouterProvider router={router} />
        </ProviderChoicesProvider>
      </LinkProvider>
    </SiteProvider>
  );
}

const load = async (globals: Record<string, unknown>) => {
  const site = await workshopSite(globals, { providers: [config] });
  await site.ensureLabels(tvLabels);
  return site;
};

const story = (state: TvState, route = 'providers'): StoryObj => ({
  loaders: [async ({ globals }) => ({ site: await load(globals) })],
  render: (_, { loaded }) => (
    <TvPage site={(loaded as { site: Site }).site} state={state} route={route} />
  ),
});

const link: TvLink = { linked: false, canUnlink: false };
const choosing = (providers: PrimetimeFlow['providers'], more = link): TvState => ({
  status: 'choosing',
  flow: flow(providers),
  link: more,
});
const account = 'guest-6f1c2b7e-9a40-4f0f-8d6e-0b54c2d3a917';

/** Featured ones with their marks, a line, the others; a search, as the list is long. */
export const Choosing = story(choosing({ featured, nonFeatured }));

/** A short list needs no search, and a realm may feature no provider. */
export const Few = story(choosing({ featured: [], nonFeatured: nonFeatured.slice(0, 3) }));

/** A linked viewer signs in at the TV provider again, or unlinks. */
export const Linked = story(
  choosing({ featured, nonFeatured }, { linked: true, canUnlink: true, mvpd: 'b' }),
);

/** The same content on another route. */
export const Frameless = story(
  choosing({ featured, nonFeatured: nonFeatured.slice(0, 2) }),
  'account',
);

export const Loading = story({ status: 'starting' });

export const Nobody = story(choosing({ featured: [], nonFeatured: [] }));

export const Leaving = story({ status: 'leaving', name: 'Northlight', again: false });

/** The one retry. */
export const OnceMore = story({ status: 'leaving', name: 'Echo Satellite', again: true });

export const Completing = story({ status: 'linking' });

export const Completed = story({ status: 'linked' });

export const OtherDevice = story({ status: 'device' });

/** A failure with two ids for the support desk, and two ways on. */
export const Refused = story({
  status: 'failed',
  of: 'link',
  failure: { key: 'tv.error.refused', requestId: '01JD3V9', accountId: account },
});

export const Interrupted = story({
  status: 'failed',
  of: 'link',
  failure: { key: 'tv.error.interrupted' },
});

export const NoList = story({
  status: 'failed',
  of: 'list',
  failure: { key: 'tv.error.unavailable', requestId: '01JD3V9' },
});

/**
 * The login page of a realm without any other provider leads here. The workshop has no origin: the
 * list does not load.
 */
export const StraightFromLogin: StoryObj = {
  loaders: [async ({ globals }) => ({ site: await load(globals) })],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at="/login" />,
};
