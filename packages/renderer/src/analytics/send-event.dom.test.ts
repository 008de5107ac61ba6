import { createOriginClient } from '@marquee/origin-client';
import type { AnalyticsSink, Realm } from '@marquee/realm';
import { afterEach, expect, it, vi } from 'vitest';
import { storeChoice } from '../cookie-consent/choice';
import { realmFixture, siteFixture } from '../testing';
import { analyticsUser } from './analytics-user';
import { sendEvent } from './send-event';

/** Whom the events of a guest are about. */
const guest = {
  country: 'DE',
  role: 'GUEST',
  isGuest: true,
  userType: 'GUEST',
  environment: 'test',
};

/** What else a session knows of its user. */
const token = { locale: 'en', audience: 'demo', expiresAt: 0, missingInformationStatus: 'NONE' };

const event = {
  name: 'login_failed',
  provider: 'openid/nations',
  error: 'sso.error.denied',
} as const;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'dataLayer');
});

function siteWith(sinks: AnalyticsSink[], changes: Partial<Realm> = {}) {
  const realm = realmFixture({ analytics: { sinks }, ...changes });
  const fetch = vi.fn(async (address: RequestInfo | URL, _call?: RequestInit) =>
    /country-codes/.test(String(address))
      ? Response.json({ countries: [], callerCountryCode: 'DE' })
      : new Response(null, { status: 204 }),
  );
  const origin = createOriginClient({ ...realm.origin, language: 'en', fetch });
  return { fetch, site: siteFixture({ realm, origin }) };
}

/** The calls that report an event. */
const eventsIn = (fetch: ReturnType<typeof siteWith>['fetch']) =>
  fetch.mock.calls.filter(([address]) => /\/api\/v2\/analytics\/events$/.test(String(address)));

it('sendEvent sends nothing in a realm without sinks', async () => {
  const { site, fetch } = siteWith([]);
  await sendEvent(site, event);
  expect(fetch).not.toHaveBeenCalled();
  expect(globalThis).not.toHaveProperty('dataLayer');
});

it('sendEvent sends to the origin and the data layer', async () => {
  const { site, fetch } = siteWith(['origin', 'dataLayer']);
  await sendEvent(site, event);
  const [, call] = eventsIn(fetch)[0] ?? [];
  expect(JSON.parse(String(call?.body))).toEqual({ ...event, user: guest });
  expect(globalThis).toHaveProperty('dataLayer', [
    { event: 'login_failed', provider: 'openid/nations', error: 'sso.error.denied', user: guest },
  ]);
});

it.each([
  ['a guest without a session', null, 'localhost', guest],
  [
    'a viewer, at one of the realm’s hosts',
    { id: 'v-1', role: 'VIEWER', isGuest: false },
    'watch.demo.example',
    {
      id: 'v-1',
      country: 'DE',
      role: 'VIEWER',
      isGuest: false,
      userType: 'VIEWER',
      environment: 'production',
    },
  ],
  [
    'a guest with a session',
    { id: 'g-1', role: 'VIEWER', isGuest: true },
    'localhost',
    { ...guest, id: 'g-1', role: 'VIEWER' },
  ],
])(
  '[2.3-36] an event is about %s: id, country, role, isGuest, user type, environment',
  async (_, user, host, told) => {
    const { site } = siteWith(['origin'], { hosts: ['watch.demo.example'] });
    const session = {
      ...site.session,
      state: { ...site.session.state, user: user && { ...token, ...user } },
    };
    expect(await analyticsUser({ ...site, session }, host)).toEqual(told);
  },
);

it('sendEvent sends to the other sinks when one fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { site, fetch } = siteWith(['origin', 'dataLayer']);
  fetch.mockRejectedValue(new Error('away'));
  await sendEvent(site, event);
  expect(warn).toHaveBeenCalledOnce();
  expect(globalThis).toHaveProperty('dataLayer');
});

it('sendEvent sends nothing before a viewer who is asked has accepted', async () => {
  const { site, fetch } = siteWith(['origin', 'dataLayer'], { cookieConsent: { version: '1' } });
  await sendEvent(site, event);
  storeChoice('demo', { accepted: false, version: '1', at: '2026-11-01T10:00:00Z' });
  await sendEvent(site, event);
  expect(fetch).not.toHaveBeenCalled();
  expect(globalThis).not.toHaveProperty('dataLayer');
  storeChoice('demo', { accepted: true, version: '1', at: '2026-11-01T10:00:00Z' });
  await sendEvent(site, event);
  expect(eventsIn(fetch)).toHaveLength(1);
  expect(globalThis).toHaveProperty('dataLayer');
});
