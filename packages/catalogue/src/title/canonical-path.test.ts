import { createOriginClient } from '@marquee/origin-client';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { video } from '@marquee/titles/testing';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue';

const realm = realmFixture();

/** The origin of a site with one video. */
const origin = createOriginClient({
  ...realm.origin,
  language: 'en',
  fetch: async () =>
    Response.json({
      data: {
        title: {
          ...video(),
          synopsis: null,
          description: null,
          accessLevel: 'FREE',
          minimumAge: null,
          countries: null,
          credits: [],
          episode: null,
          next: null,
          related: [],
        },
      },
    }),
});

const siteIn = (locale: 'en' | 'es', environment: 'server' | 'browser') =>
  siteFixture({ realm, features: [catalogue], locale, environment, origin });

const LOCALES = [
  ['en', ''],
  ['es', '/es'],
] as const;

const OWN = '/video/v-1/the-knockout-reel';

it.each(LOCALES)(
  'leads a title’s page to its own address on the server, in %s',
  async (locale, prefix) => {
    const site = siteIn(locale, 'server');
    const handler = createStaticHandler(site.routes, { basename: site.basename || '/' });
    const query = async (path: string) => {
      const answer = await handler.query(new Request(`http://demo.test${prefix}${path}`));
      return answer instanceof Response && [answer.status, answer.headers.get('location')];
    };
    expect(await query('/video/v-1')).toEqual([301, `${prefix}${OWN}`]);
    expect(await query('/video/v-1/an-old-name?t=5')).toEqual([301, `${prefix}${OWN}?t=5`]);
    // The replay of an event has the page of a video.
    expect(await query(site.path('live', { eventId: 'v-1' }))).toEqual([302, `${prefix}${OWN}`]);
    expect(await query(OWN)).toBe(false);
  },
);

it.each(LOCALES)('does so in the browser, in %s', async (locale, prefix) => {
  const site = siteIn(locale, 'browser');
  const router = createMemoryRouter(site.routes, {
    basename: site.basename || '/',
    initialEntries: [`${prefix}/video/v-1`],
  });
  await expect.poll(() => router.state.location.pathname).toBe(`${prefix}${OWN}`);
  expect(router.state.errors).toBeNull();
  router.dispose();
});
