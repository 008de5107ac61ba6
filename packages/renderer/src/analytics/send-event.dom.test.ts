import { createOriginClient } from '@marquee/origin-client';
import type { AnalyticsSink, Realm } from '@marquee/realm';
import { afterEach, expect, it, vi } from 'vitest';
import { storeChoice } from '../cookie-consent/choice';
import { realmFixture, siteFixture } from '../testing';
import { sendEvent } from './send-event';

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
  const fetch = vi.fn(async (_address: RequestInfo | URL, _call?: RequestInit) => {
    return new Response(null, { status: 204 });
  });
  const origin = createOriginClient({ ...realm.origin, language: 'en', fetch });
  return { fetch, site: siteFixture({ realm, origin }) };
}

it('sendEvent sends nothing in a realm without sinks', async () => {
  const { site, fetch } = siteWith([]);
  await sendEvent(site, event);
  expect(fetch).not.toHaveBeenCalled();
  expect(globalThis).not.toHaveProperty('dataLayer');
});

it('sendEvent sends to the origin and the data layer', async () => {
  const { site, fetch } = siteWith(['origin', 'dataLayer']);
  await sendEvent(site, event);
  const [address, call] = fetch.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/api\/v2\/analytics\/events$/);
  expect(JSON.parse(String(call?.body))).toEqual(event);
  expect(globalThis).toHaveProperty('dataLayer', [
    { event: 'login_failed', provider: 'openid/nations', error: 'sso.error.denied' },
  ]);
});

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
  expect(fetch).toHaveBeenCalledOnce();
  expect(globalThis).toHaveProperty('dataLayer');
});
