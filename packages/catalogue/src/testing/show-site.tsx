import { LinkProvider } from '@marquee/design-system';
import {
  createOriginClient,
  createSession,
  memorySessionStore,
  tabLocks,
} from '@marquee/origin-client';
import type { OwnPage, Realm, Section } from '@marquee/realm';
import { defineFeature, type FeatureManifest, SiteLink, SiteProvider } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { catalogue } from '../catalogue';
import { homeSections } from './home-sections';

const noLabels = async () => ({ default: {} });
const Elsewhere = () => <h1>Another page</h1>;

/** A feature with nothing but pages. */
export const pagesFor = (...names: ('login' | 'live' | 'video' | 'series')[]): FeatureManifest =>
  defineFeature({
    name: names.join(),
    routes: names.map((name) => ({ name, load: async () => ({ Page: Elsewhere }) })),
    labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
  });

type Reply = (url: string) => Response | Promise<Response>;

export const answer = (data: object) => () =>
  new Response(JSON.stringify({ data }), { headers: { 'x-request-id': 'req-9' } });

export const refusal =
  (status: number, code = 'INTERNAL_ERROR') =>
  () =>
    new Response(JSON.stringify({ status, code, messages: ['No.'], requestId: 'req-9' }), {
      status,
    });

interface ShowOptions {
  at: string;
  sections?: Section[];
  /** The brand's own pages. */
  own?: OwnPage[];
  realm?: Partial<Realm>;
  /** The origin's answers, call by call; the last one repeats. */
  replies: Reply[];
  features?: readonly FeatureManifest[];
  /** Whether a viewer is signed in. */
  signedIn?: boolean;
}

/** The session of the viewer in the token. */
async function viewerSession(realm: Realm) {
  const session = createSession({
    ...realm.origin,
    realm: realm.id,
    store: memorySessionStore(),
    locks: tabLocks(),
    channel: () => ({ post: () => {}, listen: () => {} }),
    visibility: () => {},
  });
  const exp = Math.floor(Date.now() / 1000) + 600;
  const claims = { id: 'viewer-1', role: 'VIEWER', isGuest: false, aud: realm.id, exp };
  const authorisationToken = `e30.${btoa(JSON.stringify(claims))}.c2ln`;
  await session.signIn({ authorisationToken, refreshToken: 'refresh-1' });
  return session;
}

/** Shows the home page of the real site. */
export const showHome = (options: Omit<ShowOptions, 'at'>) => showSite({ ...options, at: '/home' });

/** Shows the real site over an origin with prepared answers. */
export async function showSite(options: ShowOptions) {
  const { at, sections = homeSections, own = [], replies, features = [], signedIn } = options;
  vi.stubGlobal('scrollTo', () => {});
  const realm = realmFixture({ pages: { home: { sections }, own }, ...options.realm });
  const left = [...replies];
  const fetch = vi.fn(async (url: RequestInfo | URL, _init?: RequestInit) => {
    const reply = left.length > 1 ? left.shift() : left[0];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(String(url));
  });
  const site = siteFixture({
    realm,
    features: [catalogue, ...features],
    origin: createOriginClient({ ...realm.origin, language: 'en', fetch, wait: async () => {} }),
    ...(signedIn ? { session: await viewerSession(realm) } : {}),
  });
  const router = createMemoryRouter(site.routes, { initialEntries: [at] });
  const view = render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  return { ...view, site, router, fetch };
}
