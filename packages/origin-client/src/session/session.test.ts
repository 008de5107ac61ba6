import { snapshot } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addFavourite, upcomingEvents } from '../generated/calls';
import type { OriginError } from '../origin-error';
import { createBrowser } from '../testing/browser';
import {
  createClock,
  heldBack,
  startTokenOrigin,
  type TokenOrigin,
  tokenOf,
} from '../testing/token-origin';
import { likelySignedIn } from './session';

let clock: ReturnType<typeof createClock>;
let origin: TokenOrigin;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  clock = createClock();
  origin = await startTokenOrigin(clock);
  browser = createBrowser(origin.address, clock);
});
afterEach(() => origin.close());

describe('a session that starts', () => {
  it('is a guest without a token, and makes no call', async () => {
    const { session } = browser.openTab();
    expect(session.state.status).toBe('starting');
    await session.start();
    expect(snapshot(session.state)).toEqual({ status: 'guest', user: null });
    expect(await session.accessToken()).toBeNull();
    expect(origin.received).toEqual([]);
  });

  it('finds the viewer of an earlier page, and makes no call', async () => {
    await browser.openTab().session.signIn(origin.signIn('ana'));
    const { session } = browser.openTab();
    await session.start();
    expect(session.state).toMatchObject({ status: 'viewer', user: { id: 'ana' } });
    expect(origin.received).toEqual([]);
  });

  it('does so by itself before the first token is asked for, and only once', async () => {
    await browser.openTab().session.signIn(origin.signIn('ana'));
    const { session } = browser.openTab();
    expect(await session.accessToken()).toEqual(expect.any(String));
    expect(session.state.status).toBe('viewer');
    expect(session.start()).toBe(session.start());
  });

  it('hints that a viewer is likely signed in at once, before the store is read', async () => {
    const { session } = browser.openTab();
    const storage = { get: (key: string) => browser.kept.get(key) ?? null, set: () => {} };
    expect(likelySignedIn('apex', storage)).toBe(false);
    await session.signIn(origin.signIn('ana'));
    expect(likelySignedIn('apex', storage)).toBe(true);
    expect(likelySignedIn('noor', storage)).toBe(false);
    await session.signOut();
    expect(likelySignedIn('apex', storage)).toBe(false);
  });
});

describe('signIn', () => {
  it('[1.3-05] reads the session user from the token', async () => {
    const { session } = browser.openTab();
    await session.signIn({
      authorisationToken: tokenOf({
        id: 'ñandú-7',
        role: 'EDITOR',
        isGuest: false,
        locale: 'es',
        par: 'agent-3',
        aud: ['other', 'apex'],
        exp: clock.now() / 1000 + 600,
        missingInformationStatus: 'REQUIRED',
      }),
      refreshToken: 'r',
    });
    expect(snapshot(session.state)).toEqual({
      status: 'viewer',
      user: {
        id: 'ñandú-7',
        role: 'EDITOR',
        isGuest: false,
        locale: 'es',
        par: 'agent-3',
        audience: 'apex',
        expiresAt: clock.now() + 600_000,
        missingInformationStatus: 'REQUIRED',
      },
    });
  });

  it('[1.3-06] refuses the token of another realm, and keeps the session', async () => {
    const { session } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    await expect(session.signIn(origin.signIn('eve', 'noor'))).rejects.toMatchObject({
      kind: 'malformed',
      code: 'FOREIGN_AUDIENCE',
    });
    expect(session.state.user?.id).toBe('ana');
  });

  it.each([
    ['no token', 'hello'],
    ['two parts', 'a.b'],
    ['no JSON', `a.${btoa('hello')}.c`],
    ['no base64', 'a.%%%.c'],
    ['a list', `a.${btoa('[]')}.c`],
    ['no expiry', tokenOf({ id: 'a', role: 'VIEWER', isGuest: false, aud: 'apex' })],
    [
      'a number for an id',
      tokenOf({ id: 7, role: 'VIEWER', isGuest: false, aud: 'apex', exp: 9e9 }),
    ],
  ])('refuses %s', async (_name, authorisationToken) => {
    const { session } = browser.openTab();
    await expect(session.signIn({ authorisationToken, refreshToken: 'r' })).rejects.toMatchObject({
      kind: 'malformed',
    });
    expect(session.state.status).not.toBe('viewer');
  });

  it('[1.3-04] takes the tokens of a login answer and gives every call its bearer', async () => {
    const { session, client } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    const answer = await client.call(upcomingEvents);
    expect(answer.pagingInfo).toEqual({ askedBy: 'ana' });
    expect(origin.received.at(-1)?.headers.authorization).toBe(
      `Bearer ${tokens.authorisationToken}`,
    );
  });

  it('signs the other tabs in', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    await Promise.all([one.session.start(), two.session.start()]);
    await one.session.signIn(origin.signIn('ana'));
    await expect.poll(() => two.session.state.user?.id).toBe('ana');
    expect(two.logouts).toEqual([]);
  });

  it('of another viewer in another tab ends the session of the first viewer in this one', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    await one.session.signIn(origin.signIn('ana'));
    await two.session.start();
    await one.session.signIn(origin.signIn('bo'));
    await expect.poll(() => two.session.state.user?.id).toBe('bo');
    expect(two.logouts).toEqual(['elsewhere']);
  });
});

describe('signOut', () => {
  it('[1.4-35] clears the stored values', async () => {
    const { session } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    await session.signOut();
    expect(snapshot(session.state)).toEqual({ status: 'guest', user: null });
    expect(await session.accessToken()).toBeNull();
    const later = browser.openTab();
    await later.session.start();
    expect(later.session.state.status).toBe('guest');
    expect([...browser.kept.keys()]).toEqual([]);
  });

  it('[1.4-36] dispatches a logout event with its reason and its user', async () => {
    const { session } = browser.openTab();
    const events: unknown[] = [];
    const stop = session.onLogout((event) => events.push(event));
    await session.signIn(origin.signIn('ana'));
    await session.signOut();
    expect(events).toEqual([{ reason: 'viewer', user: expect.objectContaining({ id: 'ana' }) }]);
    stop();
    await session.signOut();
    expect(events).toHaveLength(1);
  });

  it('ends what is read for the viewer, which would only be refused, and carries out what changes something', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    const held = heldBack();
    origin.instead.set('/api/v2/event/upcoming', held.answer);
    const read = client.call(upcomingEvents).catch((error: OriginError) => error.kind);
    await held.arrived;
    const saved = heldBack();
    origin.instead.set('/api/v2/favourite/vods/walkouts', () =>
      saved.answer(() => ({ status: 204 })),
    );
    const change = client.call(addFavourite, { params: { id: 'walkouts' } });
    await saved.arrived;
    await session.signOut();
    expect(await read).toBe('aborted');
    saved.go();
    expect(await change).toBeUndefined();
    held.go();
  });

  it('lets calls of who signs in next be answered', async () => {
    const { session, client } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    await session.signOut();
    await session.signIn(origin.signIn('bo'));
    expect(await client.call(upcomingEvents)).toMatchObject({ pagingInfo: { askedBy: 'bo' } });
  });

  it('reaches every listener, even after one that fails', async () => {
    const { session, logged, logouts } = browser.openTab();
    session.onLogout(() => {
      throw new Error('listener');
    });
    session.onLogout(() => logouts.push('second'));
    await session.signIn(origin.signIn('ana'));
    await session.signOut();
    expect(logouts).toEqual(['viewer', 'second']);
    expect(logged).toEqual(['Logout listener failed.']);
  });

  it('takes effect in every tab at once', async () => {
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    const [first] = tabs;
    await first?.session.signIn(origin.signIn('ana'));
    await Promise.all(tabs.map(({ session }) => session.start()));
    await first?.session.signOut();
    await expect
      .poll(() => tabs.map(({ logouts }) => logouts))
      .toEqual([['viewer'], ['elsewhere'], ['elsewhere']]);
    expect(tabs.map(({ session }) => session.state.status)).toEqual(['guest', 'guest', 'guest']);
    expect(origin.count('/logout')).toBe(1);
  });

  it('tells the origin, which revokes the session', async () => {
    const { session } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    await session.signOut();
    await expect.poll(() => origin.count('/logout')).toBe(1);
    expect(origin.received.at(-1)).toMatchObject({
      body: { refreshToken: tokens.refreshToken },
      headers: { 'x-api-key': 'apex-public-key', 'device-id': 'device-1' },
    });
  });

  it('succeeds when the origin cannot be told, which is only logged', async () => {
    const { session, logged } = browser.openTab();
    await session.signIn(origin.signIn('ana'));
    origin.instead.set('/api/v2/logout', () => 'drop');
    await session.signOut();
    expect(session.state.status).toBe('guest');
    await expect.poll(() => logged).toEqual(['Logout not told to the origin.']);
  });

  it('works on a page that has not read the session yet', async () => {
    await browser.openTab().session.signIn(origin.signIn('ana'));
    const { session } = browser.openTab();
    await session.signOut();
    await session.start();
    expect(session.state.status).toBe('guest');
    await expect.poll(() => origin.count('/logout')).toBe(1);
  });
});
