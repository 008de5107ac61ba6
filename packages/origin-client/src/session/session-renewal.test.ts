import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upcomingEvents } from '../generated/calls';
import { createBrowser } from '../testing/browser';
import { createClock, startTokenOrigin, type TokenOrigin, tokenOf } from '../testing/token-origin';

let clock: ReturnType<typeof createClock>;
let origin: TokenOrigin;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  clock = createClock();
  origin = await startTokenOrigin(clock);
  browser = createBrowser(origin.address, clock);
});
afterEach(() => origin.close());

const refreshes = () => origin.count('/token/refresh');

describe('renewal', () => {
  it('[1.7-05] uses /token/refresh with the refresh token', async () => {
    const { session } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    await session.refresh(tokens.authorisationToken);
    expect(origin.received.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/api/v2/token/refresh',
        body: { refreshToken: tokens.refreshToken },
      },
    ]);
    expect(origin.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('[1.4-39] stores the new token and updates the session', async () => {
    const { session } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    clock.advance(300_000);
    const fresh = await session.refresh(tokens.authorisationToken);
    expect(fresh).not.toBe(tokens.authorisationToken);
    expect(session.state.user?.expiresAt).toBe(clock.now() + 600_000);
    const later = browser.openTab();
    expect(await later.session.accessToken()).toBe(fresh);
    expect(refreshes()).toBe(1);
  });

  it('happens on demand shortly before the token expires, and not before that', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    clock.advance(589_000);
    await client.call(upcomingEvents);
    expect(refreshes()).toBe(0);
    clock.advance(2_000);
    await client.call(upcomingEvents);
    expect(refreshes()).toBe(1);
    expect(origin.count('/event/upcoming')).toBe(2);
  });

  it('[1.4-38] happens by itself when the origin no longer takes the token, and the call is repeated', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    origin.instead.set('/api/v2/event/upcoming', (usual) => {
      origin.instead.clear();
      usual();
      return { status: 401, body: { code: 'TOKEN_INVALID', messages: [] } };
    });
    const answer = await client.call(upcomingEvents);
    expect(answer.pagingInfo).toEqual({ askedBy: 'ana' });
    expect(refreshes()).toBe(1);
    expect(origin.count('/event/upcoming')).toBe(2);
  });

  it('is one for many calls at once', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    clock.advance(600_000);
    await Promise.all(Array.from({ length: 8 }, () => client.call(upcomingEvents)));
    expect(refreshes()).toBe(1);
  });

  it('that fails is one failure for many calls at once', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    clock.advance(600_000);
    origin.instead.set('/api/v2/token/refresh', () => 'drop');
    const calls = Array.from({ length: 8 }, () => client.call(upcomingEvents));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    // With two retries, because the answer may have been lost.
    expect(refreshes()).toBe(3);
  });

  it.each([
    ['an hour slow', -3_600_000],
    ['an hour fast', 3_600_000],
  ])('is not led astray by a device clock that is %s', async (_name, wrong) => {
    const device = { now: () => clock.now() + wrong };
    const { session, client } = browser.openTab('apex', { clock: device });
    await session.signIn(origin.signIn('ana'));
    await client.call(upcomingEvents);
    expect(refreshes()).toBe(0);
    clock.advance(600_000);
    await client.call(upcomingEvents);
    expect(refreshes()).toBe(1);
  });

  it.each([401, 403])('refused with %i signs out as expired, in every tab', async (status) => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    const tokens = origin.signIn('ana');
    await one.session.signIn(tokens);
    await two.session.start();
    origin.instead.set('/api/v2/token/refresh', () => ({
      status,
      body: { status, code: 'REFRESH_REFUSED', messages: [] },
    }));
    expect(await one.session.refresh(tokens.authorisationToken)).toBeNull();
    await expect.poll(() => [one.logouts, two.logouts]).toEqual([['expired'], ['expired']]);
    expect(one.session.state.status).toBe('guest');
    const later = browser.openTab();
    await later.session.start();
    expect(later.session.state.status).toBe('guest');
  });

  it.each([
    ['a lost connection', 'drop' as const, { kind: 'offline' }],
    ['a failing origin', { status: 500, body: { code: 'INTERNAL_ERROR' } }, { status: 500 }],
    ['a busy origin', { status: 429, body: { code: 'TOO_MANY_REQUESTS' } }, { status: 429 }],
    [
      'a key the origin does not know',
      { status: 401, body: { code: 'UNKNOWN_API_KEY' } },
      { status: 401 },
    ],
    ['a captive portal', { status: 403, body: '<h1>Log in to the train</h1>' }, { status: 403 }],
    [
      'a region block',
      { status: 403, body: { code: 'OUTSIDE_REGION' } },
      { kind: 'outsideRegion' },
    ],
    ['HTML', { body: '<h1>Hello</h1>' }, { kind: 'malformed' }],
    ['nonsense', { body: { authorisationToken: 'x', refreshToken: 'y' } }, { kind: 'malformed' }],
    ['half an answer', { body: { authorisationToken: 'x' } }, { kind: 'malformed' }],
    [
      "another realm's tokens",
      {
        body: {
          authorisationToken: tokenOf({
            id: 'eve',
            role: 'VIEWER',
            isGuest: false,
            aud: 'noor',
            exp: 9e9,
          }),
          refreshToken: 'y',
        },
      },
      { code: 'FOREIGN_AUDIENCE' },
    ],
  ])('keeps the session and reports the error of %s', async (_name, reply, error) => {
    const { session, logouts } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    origin.instead.set('/api/v2/token/refresh', () => reply);
    await expect(session.refresh(tokens.authorisationToken)).rejects.toMatchObject(error);
    expect(session.state.status).toBe('viewer');
    expect(logouts).toEqual([]);
    origin.instead.clear();
    expect(await session.refresh(tokens.authorisationToken)).toEqual(expect.any(String));
  });

  it('that fails shortly before the token expires leaves the token in use', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    origin.instead.set('/api/v2/token/refresh', () => 'drop');
    clock.advance(595_000);
    await client.call(upcomingEvents);
    clock.advance(5_000);
    await expect(client.call(upcomingEvents)).rejects.toMatchObject({ kind: 'offline' });
  });

  it("never hands another viewer's token to a call that was made before", async () => {
    const { session } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    await session.signIn(origin.signIn('bo'));
    expect(await session.refresh(tokens.authorisationToken)).toBeNull();
    expect(refreshes()).toBe(0);
  });
});
