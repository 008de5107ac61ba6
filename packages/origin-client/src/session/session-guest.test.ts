import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upcomingEvents } from '../generated/calls';
import { userTypeOf } from '../index';
import { createBrowser } from '../testing/browser';
import { createClock, startTokenOrigin, type TokenOrigin } from '../testing/token-origin';

let clock: ReturnType<typeof createClock>;
let origin: TokenOrigin;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  clock = createClock();
  origin = await startTokenOrigin(clock);
  browser = createBrowser(origin.address, clock);
});
afterEach(() => origin.close());

describe('a guest', () => {
  it('gets tokens when a call needs them, and not by opening a page', async () => {
    const { session, client } = browser.openTab();
    await session.start();
    await client.call(upcomingEvents);
    expect(origin.count('/token/guest')).toBe(0);
    const answer = await client.call(upcomingEvents, { auth: 'viewer' });
    expect(answer.pagingInfo).toEqual({ askedBy: 'guest-1' });
    await client.call(upcomingEvents, { auth: 'viewer' });
    expect(origin.count('/token/guest')).toBe(1);
  });

  it('[1.6-01] is marked by a flag of the token', async () => {
    const { session } = browser.openTab();
    await session.accessToken({ orGuest: true });
    expect(session.state).toMatchObject({ status: 'guest', user: { isGuest: true } });
    await session.signIn(origin.signIn('ana'));
    expect(session.state).toMatchObject({ status: 'viewer', user: { isGuest: false } });
  });

  it('[1.6-03] has the user type GUEST, and a viewer that of the role', async () => {
    const { session } = browser.openTab();
    expect(userTypeOf(session.state.user)).toBe('GUEST');
    await session.accessToken({ orGuest: true });
    expect(userTypeOf(session.state.user)).toBe('GUEST');
    await session.signIn(origin.signIn('ana'));
    expect(userTypeOf(session.state.user)).toBe('VIEWER');
  });

  it('has one set of tokens in all tabs, however many ask at once', async () => {
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const tokens = await Promise.all(
      tabs.map(({ session }) => session.accessToken({ orGuest: true })),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(origin.count('/token/guest')).toBe(1);
  });

  it('does not replace a viewer who signed in during the call', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    await one.session.start();
    origin.instead.set('/api/v2/token/guest', async (usual) => {
      await two.session.signIn(origin.signIn('ana'));
      return usual();
    });
    await one.session.accessToken({ orGuest: true });
    expect(one.session.state).toMatchObject({ status: 'viewer', user: { id: 'ana' } });
    expect(await browser.openTab().session.accessToken()).toBe(await two.session.accessToken());
  });

  it.each([
    ['a failing origin', { status: 500, body: {} }],
    ['a refused call', { status: 403, body: { code: 'VIEWER_ONLY', messages: [] } }],
    ['a lost connection', 'drop' as const],
  ])('[1.4-37] is not logged out by an ordinary error: %s', async (_name, reply) => {
    const { session, client, logouts } = browser.openTab();
    const token = await session.accessToken({ orGuest: true });
    origin.instead.set('/api/v2/event/upcoming', () => reply);
    await expect(client.call(upcomingEvents, { timeoutMs: 2000 })).rejects.toThrow();
    expect(await session.accessToken()).toBe(token);
    expect(logouts).toEqual([]);
  });

  it('[1.4-37] is not logged out when renewing fails for another reason than expiry', async () => {
    const { session, client, logouts } = browser.openTab();
    await session.accessToken({ orGuest: true });
    clock.advance(600_000);
    origin.instead.set('/api/v2/token/refresh', () => ({ status: 500, body: {} }));
    await expect(client.call(upcomingEvents)).rejects.toMatchObject({ status: 500 });
    expect(session.state.user?.isGuest).toBe(true);
    expect(logouts).toEqual([]);
  });

  it('[1.4-37] is logged out by an expired session, and gets new tokens when they are needed', async () => {
    const { session, client, logouts } = browser.openTab();
    await session.accessToken({ orGuest: true });
    clock.advance(600_000);
    origin.instead.set('/api/v2/token/refresh', () => ({
      status: 401,
      body: { code: 'REFRESH_REFUSED' },
    }));
    const answer = await client.call(upcomingEvents, { auth: 'viewer' });
    expect(logouts).toEqual(['expired']);
    expect(answer.pagingInfo).toEqual({ askedBy: session.state.user?.id });
    expect(origin.count('/token/guest')).toBe(2);
  });

  it('[1.4-37] is logged out when that is forced', async () => {
    const { session, logouts } = browser.openTab();
    await session.accessToken({ orGuest: true });
    await session.signOut();
    expect(logouts).toEqual(['viewer']);
    expect(await session.accessToken()).toBeNull();
  });

  it('[1.6-02] can sign in', async () => {
    const { session, logouts } = browser.openTab();
    await session.accessToken({ orGuest: true });
    await session.signIn(origin.signIn('ana'));
    expect(session.state).toMatchObject({ status: 'viewer', user: { id: 'ana' } });
    expect(logouts).toEqual([]);
  });
});
