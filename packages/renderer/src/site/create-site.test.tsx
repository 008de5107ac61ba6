import { LinkProvider } from '@marquee/design-system';
import { OriginError } from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, createStaticHandler, RouterProvider } from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { SiteLink } from '../navigation/SiteLink';
import { realmFixture, siteFixture } from '../testing';
import { describeRoutes } from './describe-routes';
import { defineFeature, type FeatureManifest, type PageModule } from './feature';
import type { Site } from './site';
import { useKeptPage } from './use-kept-page';
import { usePage } from './use-page';
import { SiteProvider } from './use-site';

const noLabels = {
  en: async () => ({ default: {} }),
  es: async () => ({ default: {} }),
  pt: async () => ({ default: {} }),
  ar: async () => ({ default: {} }),
};

function feature(routes: FeatureManifest['routes'], labels = noLabels): FeatureManifest {
  return defineFeature({ name: 'demo', routes, labels });
}

const page = (text: string): PageModule => ({ Page: () => <h1>{text}</h1> });

function show(site: Site, at: string) {
  const router = createMemoryRouter(site.routes, { initialEntries: [at] });
  render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  return router;
}

describe('createSite', () => {
  const home = feature([{ name: 'home', load: async () => page('The home page') }]);

  it('refuses a locale that the realm does not have', () => {
    expect(() => siteFixture({ locale: 'fr' })).toThrow(/has no locale "fr".*en, es/s);
  });

  it('serves the default locale at the root and others under their tag', () => {
    expect(siteFixture({ locale: 'en' }).basename).toBe('');
    expect(siteFixture({ locale: 'es' }).basename).toBe('/es');
  });

  it('leads from the root to a default page with parameters, in the address of the locale', async () => {
    const realm = realmFixture({
      menus: {
        default: { route: 'section', params: { id: 'films' } },
        main: [],
        footer: [],
        account: [],
      },
    });
    const section = feature([{ name: 'section', load: async () => page('Films') }]);
    const site = siteFixture({ realm, features: [section], locale: 'es' });
    const { basename } = site;
    const router = createMemoryRouter(site.routes, { initialEntries: ['/es'], basename });
    await waitFor(() => expect(router.state.location.pathname).toBe('/es/seccion/films'));
    const handler = createStaticHandler(site.routes, { basename });
    const answer = await handler.query(new Request('http://demo.test/es'));
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/es/seccion/films');
  });

  it('picks a text in the locale, else in the default locale', () => {
    const site = siteFixture({ locale: 'es' });
    expect(site.text({ en: 'Live', es: 'En directo' })).toBe('En directo');
    expect(site.text({ en: 'Live' })).toBe('Live');
    expect(site.text(undefined)).toBe('');
  });

  it('names the brand in the site’s locale', () => {
    const realm = realmFixture({
      names: { name: { en: 'Demo', es: 'Demostración' }, fullName: { en: 'Demo League' } },
    });
    const named = (locale: string) => {
      const { name, fullName } = siteFixture({ realm, locale }).realm;
      return [name, fullName];
    };
    expect(named('es')).toEqual(['Demostración', 'Demo League']);
    expect(named('en')).toEqual(['Demo', 'Demo League']);
  });

  it('[1.2-067] shows the default menu’s page at the root', async () => {
    show(siteFixture({ features: [home] }), '/');
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  });

  it.each([
    ['that is not built', { route: 'schedule' } as const],
    ['that is switched off', { route: 'favourites' } as const],
  ])(
    'shows the home page at the root where the default menu leads to a page %s',
    async (_name, target) => {
      const realm = realmFixture({ menus: { ...realmFixture().menus, default: target } });
      const site = siteFixture({ features: [home], realm });
      const router = show(site, '/');
      expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/');
      expect(site.defaultPath).toBe('/');
    },
  );

  it('[1.2-001] serves a route at the path of its language variant', async () => {
    show(siteFixture({ features: [home], locale: 'es' }), '/inicio');
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  });

  it('serves emoji paths in the debug variant', async () => {
    const realm = realmFixture({
      locales: { default: 'en', supported: [{ tag: 'en', paths: 'debug' }], timeZone: 'UTC' },
    });
    show(siteFixture({ realm, features: [home] }), encodeURI('/🏠'));
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
  });

  it('answers any other address with not-found and a link to the home page', async () => {
    const router = show(siteFixture({ features: [home] }), '/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
  });

  it('shows not-found when the origin does not know what the page asks for', async () => {
    const loader = () =>
      Promise.reject(new OriginError('http', { status: 404, code: 'NOT_FOUND', messages: [] }));
    const lost = feature([{ name: 'video', load: async () => ({ ...page('A video'), loader }) }]);
    show(siteFixture({ features: [lost] }), '/video/nope');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('gives a page the failure of its data, and loads the data again on retry', async () => {
    const loader = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new OriginError('http', { status: 500, code: 'BROKEN', messages: [] }))
      .mockResolvedValue('Everything');
    const Page = () => {
      const view = usePage<string>();
      if (view.status === 'done') return <p>{view.data}</p>;
      if (view.status === 'loading') return <p>Loading</p>;
      return (
        <button type="button" onClick={view.retry}>
          {view.failure.code}
        </button>
      );
    };
    show(
      siteFixture({
        features: [feature([{ name: 'home', load: async () => ({ Page, loader }) }])],
      }),
      '/',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'BROKEN' }));
    expect(await screen.findByText('Everything')).toBeVisible();
  });

  it('keeps a page that cannot be loaded anew, tells the viewer once, and shows what comes later', async () => {
    const broken = new OriginError('http', { status: 500, code: 'BROKEN', messages: [] });
    const loader = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('The first')
      .mockRejectedValueOnce(broken)
      .mockRejectedValueOnce(broken)
      .mockResolvedValue('The second');
    const Page = () => {
      const view = useKeptPage<string>();
      return (
        <button type="button" onClick={view.retry}>
          {view.status === 'done' ? view.data : view.status}
        </button>
      );
    };
    const home = { name: 'home' as const, load: async () => ({ Page, loader }) };
    show(siteFixture({ features: [feature([home])] }), '/home');
    await userEvent.click(await screen.findByRole('button', { name: 'The first' }));
    const told = await screen.findAllByText(/This page could not be updated/);
    await userEvent.click(screen.getByRole('button', { name: 'The first' }));
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(3));
    expect(screen.getAllByText(/This page could not be updated/)).toHaveLength(told.length);
    await userEvent.click(screen.getByRole('button', { name: 'The first' }));
    expect(await screen.findByRole('button', { name: 'The second' })).toBeVisible();
  });

  it('shows no other page’s data where the next one fails', async () => {
    const loader = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('The first')
      .mockRejectedValue(new OriginError('http', { status: 500, code: 'BROKEN', messages: [] }));
    const Page = () => <p>{useKeptPage<string>().status}</p>;
    const video = { name: 'video' as const, load: async () => ({ Page, loader }) };
    const router = show(siteFixture({ features: [feature([video])] }), '/video/a/one');
    await screen.findByText('done');
    await act(() => router.navigate('/video/b/two'));
    expect(await screen.findByText('failed')).toBeVisible();
  });

  it('sends a guest who opens a viewer’s page to sign in, with the way back in `from`', async () => {
    const pages = feature([
      { name: 'account', load: async () => page('Account') },
      { name: 'login', load: async () => page('Sign in here') },
    ]);
    const site = siteFixture({ features: [pages] });
    site.session = { ...site.session, state: proxy({ status: 'guest', user: null }) };
    const router = show(site, '/account?tab=cards');
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
    expect(router.state.location.search).toBe(
      `?${new URLSearchParams({ from: '/account?tab=cards' })}`,
    );
  });

  it('loads a feature’s labels with its page, and prefers the realm’s own wording', async () => {
    const labels = {
      ...noLabels,
      en: async () => ({ default: { 'demo.hi': 'Hi', 'demo.bye': 'Bye' } }),
    };
    const wordy = feature([{ name: 'home', load: async () => page('Home') }], labels);
    const site = siteFixture({ features: [wordy], overrides: { 'demo.hi': 'Howdy' } });
    show(site, '/');
    await screen.findByRole('heading', { name: 'Home' });
    expect([site.t('demo.hi'), site.t('demo.bye')]).toEqual(['Howdy', 'Bye']);
  });
});

describe('describeRoutes', () => {
  const pages = feature([
    { name: 'home', load: async () => page('Home') },
    { name: 'video', load: async () => page('Video') },
    { name: 'login', load: async () => page('Login'), enabled: () => false },
  ]);
  const realm = realmFixture();
  const off = { ...realm, features: new Proxy(realm.features, { get: () => false }) };

  it.each([
    ['home', 'live'],
    ['video', 'switched off by the realm'],
    ['login', 'not for this realm'],
    ['epg', 'no page yet'],
  ])('says of %s: %s', (name, reason) => {
    const route = describeRoutes(off, [pages]).find((entry) => entry.name === name);
    expect(route?.reason).toBe(reason);
    expect(route?.live).toBe(reason === 'live');
  });

  it('has the branded account’s route where the realm names its path, in every language', () => {
    const account = feature([{ name: 'brandedAccount', load: async () => page('Account') }]);
    const described = (changes: Partial<Realm>) =>
      describeRoutes({ ...realm, ...changes }, [account], 'es').find(
        ({ name }) => name === 'brandedAccount',
      );
    expect(described({})).toMatchObject({ live: false, reason: 'not for this realm' });
    expect(described({ account: { path: '/demo-pass' } })).toMatchObject({
      live: true,
      path: '/demo-pass',
    });
  });

  it('refuses two features that provide the same route', () => {
    const other = { ...pages, name: 'other' };
    expect(() => describeRoutes(realm, [pages, other])).toThrow(/"demo" and "other" both provide/);
  });

  it('refuses a feature that provides one route twice', () => {
    const twice = { name: 'home', load: async () => page('Home') } as const;
    expect(() => describeRoutes(realm, [feature([twice, twice])])).toThrow(
      /provides the route "home" twice/,
    );
  });
});
