import { LinkProvider } from '@marquee/design-system';
import {
  createOriginClient,
  createSession,
  memorySessionStore,
  tabLocks,
} from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { type FeatureManifest, SiteLink, SiteProvider, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { identity } from '../identity';
import ar from '../labels/ar.json';
import en from '../labels/en.json';
import es from '../labels/es.json';
import { pagesFor } from './pages-for';

const labels = { en, es, ar };

/** The pages that a viewer may come from or go to. */
const elsewhere = pagesFor('home', 'news', 'purchase');

/**
 * The origin's answers by path, or by method and path (`DELETE /api/v2/x`); a function may change
 * its answer.
 */
export type Answers = Record<string, (query?: URLSearchParams) => Response | Promise<Response>>;

export const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'req-7', ...headers },
  });

export const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  answer(status, { status, code, messages: ['No.'], requestId: 'req-7' }, headers);

/** Tokens as the origin issues them; a site reads only the claims. */
export function tokens(claims: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    id: 'viewer-1',
    role: 'VIEWER',
    isGuest: false,
    locale: 'en',
    aud: 'demo',
    iat: now,
    exp: now + 600,
    missingInformationStatus: 'NONE',
    ...claims,
  };
  return {
    authorisationToken: `e30.${btoa(JSON.stringify(payload))}.c2ln`,
    refreshToken: 'refresh-1',
    missingInformationStatus: 'NONE',
    linkedAccounts: [],
  };
}

interface ShowOptions {
  at: string;
  realm?: Partial<Realm>;
  locale?: 'en' | 'es' | 'ar';
  features?: readonly FeatureManifest[];
  answers?: Answers;
  /** The timeout of a call. */
  timeoutMs?: number;
  /** Signs the viewer in before the page is opened. */
  signedIn?: boolean;
  /** Lets the test start the session. */
  start?: false;
}

/** Shows the real site with the real session, over an origin with the given answers. */
export async function showSite(options: ShowOptions) {
  const { at, locale = 'en', features = [], answers = {} } = options;
  const realm = realmFixture(options.realm);
  vi.stubGlobal('scrollTo', () => {});
  const fetch = vi.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(url));
    const reply = answers[`${init?.method} ${pathname}`] ?? answers[pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(searchParams);
  });
  const transport = { ...realm.origin, language: locale, fetch, timeoutMs: options.timeoutMs };
  const store = memorySessionStore();
  const openSession = () =>
    createSession({
      ...transport,
      realm: realm.id,
      store,
      locks: tabLocks(),
      channel: () => ({ post: () => {}, listen: () => {} }),
      visibility: () => {},
      log: () => {},
    });
  // The page finds a session that another page has stored, as after a reload.
  if (options.signedIn) await openSession().signIn(tokens());
  const session = openSession();
  const shell = (await shellLabels[locale]()).default;
  const site = siteFixture({
    realm,
    locale,
    features: [identity, elsewhere, ...features],
    labels: { ...shell, ...labels[locale] },
    origin: createOriginClient({ ...transport, session }),
    session,
  });
  const router = createMemoryRouter(site.routes, {
    initialEntries: [`${site.basename}${at}`],
    ...(site.basename ? { basename: site.basename } : {}),
  });
  const view = render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  if (options.start !== false) void session.start();
  const calls = () =>
    fetch.mock.calls.map(([url]) => new URL(String(url)).pathname.replace('/api/v2', ''));
  return { ...view, site, session, router, fetch, calls };
}
