import { LinkProvider } from '@marquee/design-system';
import { createOriginClient } from '@marquee/origin-client';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { expect, it, vi } from 'vitest';
import shell from '../labels/en.json';
import { SiteLink } from '../navigation/SiteLink';
import { guestSession } from '../session/guest-session';
import { siteChrome } from '../shell/chrome';
import { defineFeature } from '../site/feature';
import type { Site, SiteSession } from '../site/site';
import { SiteProvider } from '../site/use-site';
import { realmFixture, siteFixture } from '../testing';
import en from './labels/en.json';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const from = (callerCountryCode?: string) => json({ countries: [], callerCountryCode });
const living = (country?: string) =>
  json({
    email: 'a@example.com',
    emailConfirmed: true,
    missing: [],
    fields: { name: 'Kim', ...(country ? { address: { country, line1: 'A street' } } : {}) },
  });

const noLabels = async () => ({ default: {} });
const page = (text: string) => async () => ({ Page: () => <h1>{text}</h1>, chrome: siteChrome });
const pages = defineFeature({
  name: 'demo',
  routes: [
    { name: 'home', load: page('The home page') },
    { name: 'schedule', load: page('The schedule') },
  ],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

type Answers = Record<string, () => Response | Promise<Response>>;
type State = SiteSession['state'];

const GUEST: State = { status: 'guest', user: null };
const viewer = (id: string): State => ({
  status: 'viewer',
  user: { id, isGuest: false } as NonNullable<State['user']>,
});

function show(restrictionType: 'whitelist' | 'blacklist', answers: Answers, at = '/schedule') {
  const asked: string[] = [];
  const state = proxy<State>({ status: 'starting', user: null });
  const site: Site = siteFixture({
    realm: realmFixture({
      menus: {
        default: { route: 'home' },
        main: [
          { label: { en: 'Start' }, to: { route: 'home' } },
          { label: { en: 'Calendar' }, to: { route: 'schedule' } },
        ],
        footer: [],
        account: [],
      },
      restrictions: { schedule: { restrictionType, elements: ['GB'] } },
    }),
    features: [pages],
    labels: { ...shell, ...en },
    origin: createOriginClient({
      address: 'http://origin.test',
      publicKey: 'key',
      language: 'en',
      session: { accessToken: async () => 'token', refresh: async () => null },
      fetch: async (input) => {
        const { pathname } = new URL(new Request(input).url);
        asked.push(pathname);
        return answers[pathname]?.() ?? json({}, 500);
      },
    }),
    session: { ...guestSession(), state },
  });
  const router = createMemoryRouter(site.routes, { initialEntries: [at] });
  const view = render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  return {
    ...view,
    asked,
    becomes: (next: State) => act(async () => void Object.assign(state, next)),
  };
}

const countries = '/api/v3/i18n/country-codes';
const details = '/api/v2/user/details';
/** The link in the navbar, which is a closed sidebar. */
const calendar = () => screen.queryByRole('link', { name: 'Calendar', hidden: true });
const refusal = () => screen.findByRole('heading', { name: en['country.title'] });
const schedule = () => screen.findByRole('heading', { name: 'The schedule' });

it('[1.6-09] a page for some countries shows neither itself nor a refusal until the viewer’s country is known', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { becomes } = show('whitelist', { [countries]: () => late });
  await becomes(GUEST);
  expect(await screen.findByText(shell['shell.loadingPage'])).toBeInTheDocument();
  expect(calendar()).toBe(null);
  expect(screen.queryByRole('heading')).toBe(null);
  answer(from('GB'));
  expect(await schedule()).toBeVisible();
  expect(calendar()).toBeInTheDocument();
});

it('[1.6-09] a page for some countries tells viewers elsewhere why, and no menu links to it', async () => {
  const { becomes } = show('whitelist', { [countries]: () => from('JP') });
  await becomes(GUEST);
  expect(await refusal()).toBeVisible();
  expect(screen.getByText(/Your location: Japan\./)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The schedule' })).toBe(null);
  expect(calendar()).toBe(null);
  await userEvent.click(screen.getByRole('link', { name: shell['notFound.action'] }));
  expect(await screen.findByRole('heading', { name: 'The home page' })).toBeVisible();
});

it('[1.6-10] a blacklist refuses its countries, and no viewer whose country is not known', async () => {
  const there = show('blacklist', { [countries]: () => from('GB') });
  await there.becomes(GUEST);
  expect(await refusal()).toBeVisible();
  there.unmount();
  const nowhere = show('blacklist', { [countries]: () => json({}, 500) });
  await nowhere.becomes(GUEST);
  expect(await schedule()).toBeVisible();
});

it('[1.6-09] a whitelist tells a viewer that their country is not known, with a way to try again', async () => {
  const { becomes } = show('whitelist', { [countries]: () => json({}, 500) });
  await becomes(GUEST);
  expect(await refusal()).toBeVisible();
  expect(screen.getByText(/we cannot tell where you are/)).toBeVisible();
  expect(screen.getByRole('button', { name: shell['failure.retry'] })).toBeVisible();
  expect(screen.getByRole('link', { name: shell['notFound.action'] })).toBeVisible();
});

it('[1.6-09] a whitelist goes by the address of a viewer who is signed in, wherever they are', async () => {
  const { becomes, asked } = show('whitelist', {
    [countries]: () => from('GB'),
    [details]: () => living('PT'),
  });
  await becomes(viewer('kim'));
  expect(await refusal()).toBeVisible();
  expect(screen.getByText(/The country in your address: Portugal\./)).toBeVisible();
  expect(asked).toEqual([details]);
  await becomes(GUEST);
  expect(await schedule()).toBeVisible();
});

it.each([
  ['have no address', () => living()],
  ['cannot be loaded', () => json({}, 500)],
])(
  'a whitelist goes by the country of the call for viewers whose details %s',
  async (_, answer) => {
    const { becomes } = show('whitelist', { [countries]: () => from('GB'), [details]: answer });
    await becomes(viewer('kim'));
    expect(await schedule()).toBeVisible();
  },
);

it('the country is found anew for the next viewer, who never sees the page of the last one', async () => {
  const answers = [living('GB'), living('JP')];
  const { becomes } = show('whitelist', {
    [countries]: () => from('GB'),
    [details]: () => answers.shift() ?? json({}, 500),
  });
  await becomes(viewer('kim'));
  expect(await schedule()).toBeVisible();
  await becomes(viewer('lou'));
  expect(await refusal()).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The schedule' })).toBe(null);
});

it('the country is not asked for where every feature is for all countries', async () => {
  const fetch = vi.fn();
  const site = siteFixture({
    features: [pages],
    origin: createOriginClient({
      address: 'http://origin.test',
      publicKey: 'key',
      language: 'en',
      fetch,
    }),
    session: { ...guestSession(), state: proxy<State>(GUEST) },
  });
  const router = createMemoryRouter(site.routes, { initialEntries: ['/schedule'] });
  render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  expect(await schedule()).toBeVisible();
  await userEvent.click(screen.getByRole('heading'));
  expect(fetch).not.toHaveBeenCalled();
});
