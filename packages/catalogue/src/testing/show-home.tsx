import { LinkProvider } from '@marquee/design-system';
import { createOriginClient } from '@marquee/origin-client';
import type { Section } from '@marquee/realm';
import {
  defineFeature,
  type FeatureManifest,
  SiteLink,
  SiteProvider,
  type SiteSession,
} from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { vi } from 'vitest';
import { catalogue } from '../catalogue';

// Pages and their words are loaded as in a browser, which takes a busy machine its time.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

const noWords = async () => ({ default: {} });
const Elsewhere = () => <h1>Another page</h1>;

/** A feature with nothing but pages. */
export const pagesFor = (...names: ('login' | 'live' | 'video' | 'series')[]): FeatureManifest =>
  defineFeature({
    name: names.join(),
    routes: names.map((name) => ({ name, load: async () => ({ Page: Elsewhere }) })),
    labels: { en: noWords, es: noWords, pt: noWords, ar: noWords },
  });

export const homeSections: Section[] = [
  { type: 'hero', id: 'top', source: 'featured', limit: 3 },
  {
    ...{ type: 'rail', id: 'soon', source: 'upcoming', shape: 'portrait', limit: 9 },
    title: { en: 'Next fight nights', es: 'Próximas veladas' },
  },
  { type: 'rail', id: 'films', source: 'videos', shape: 'landscape', limit: 9 },
];

type Reply = () => Response | Promise<Response>;

export const answer = (data: object) => () =>
  new Response(JSON.stringify({ data }), { headers: { 'x-request-id': 'req-9' } });

export const refusal =
  (status: number, code = 'INTERNAL_ERROR') =>
  () =>
    new Response(JSON.stringify({ status, code, messages: ['No.'], requestId: 'req-9' }), {
      status,
    });

interface ShowOptions {
  sections?: Section[];
  /** What the origin answers, call by call; the last one goes on. */
  replies: Reply[];
  features?: readonly FeatureManifest[];
  session?: SiteSession['state'];
}

/** The real site over an origin that answers as told. */
export function showHome({
  sections = homeSections,
  replies,
  features = [],
  session,
}: ShowOptions) {
  vi.stubGlobal('scrollTo', () => {});
  const realm = realmFixture({ pages: { home: { sections } } });
  const left = [...replies];
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => {
    const reply = left.length > 1 ? left.shift() : left[0];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  const site = siteFixture({
    realm,
    features: [catalogue, ...features],
    origin: createOriginClient({ ...realm.origin, language: 'en', fetch, wait: async () => {} }),
  });
  if (session) site.session = { ...site.session, state: proxy({ ...session }) };
  const router = createMemoryRouter(site.routes, { initialEntries: ['/home'] });
  const view = render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  return { ...view, site, router, fetch };
}
