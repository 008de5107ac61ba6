import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memorySessionStore, type SessionStore } from '../index';
import { createBrowser } from '../testing/browser';
import { createClock, heldBack, startTokenOrigin, type TokenOrigin } from '../testing/token-origin';

let clock: ReturnType<typeof createClock>;
let origin: TokenOrigin;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  clock = createClock();
  origin = await startTokenOrigin(clock);
  browser = createBrowser(origin.address, clock);
});
afterEach(() => origin.close());

describe('while a refresh is on its way', () => {
  const begin = async () => {
    const tab = browser.openTab();
    const tokens = origin.signIn('ana');
    await tab.session.signIn(tokens);
    const held = heldBack();
    origin.instead.set('/api/v2/token/refresh', held.answer);
    const fresh = tab.session.refresh(tokens.authorisationToken);
    await held.arrived;
    origin.instead.clear();
    return { ...tab, tokens, held, fresh };
  };

  it('a logout here is not undone by the late answer', async () => {
    const { session, held, fresh, logouts } = await begin();
    await session.signOut();
    expect(session.state.status).toBe('guest');
    held.go();
    expect(await fresh).toBeNull();
    expect(await session.accessToken()).toBeNull();
    expect(logouts).toEqual(['viewer']);
    const later = browser.openTab();
    await later.session.start();
    expect(later.session.state.status).toBe('guest');
  });

  it('a logout in another tab is not undone by the late answer', async () => {
    const { session, held, fresh, logouts } = await begin();
    await browser.openTab().session.signOut();
    held.go();
    expect(await fresh).toBeNull();
    expect(session.state.status).toBe('guest');
    expect(logouts).toEqual(['elsewhere']);
  });

  it('a sign-in here keeps its own tokens; the late answer is dropped', async () => {
    const { session, held, fresh } = await begin();
    const tokens = origin.signIn('bo');
    await session.signIn(tokens);
    held.go();
    expect(await fresh).toBeNull();
    expect(session.state.user?.id).toBe('bo');
    expect(await session.accessToken()).toBe(tokens.authorisationToken);
    expect(await browser.openTab().session.accessToken()).toBe(tokens.authorisationToken);
  });

  it('a sign-in in another tab keeps its own tokens; the late answer is dropped', async () => {
    const { session, held, fresh } = await begin();
    const tokens = origin.signIn('bo');
    await browser.openTab().session.signIn(tokens);
    held.go();
    expect(await fresh).toBeNull();
    expect(session.state.user?.id).toBe('bo');
    expect(await session.accessToken()).toBe(tokens.authorisationToken);
  });

  it('a sign-in in another tab survives that the old session is refused', async () => {
    const [{ session }, tab] = [browser.openTab(), browser.openTab()];
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    const held = heldBack();
    origin.instead.set('/api/v2/token/refresh', () =>
      held.answer(() => ({ status: 401, body: { code: 'REFRESH_REFUSED', messages: [] } })),
    );
    const fresh = tab.session.refresh(tokens.authorisationToken);
    await held.arrived;
    await session.signIn(origin.signIn('bo'));
    held.go();
    expect(await fresh).toBeNull();
    expect(tab.session.state.user?.id).toBe('bo');
    expect(await browser.openTab().session.accessToken()).toEqual(await session.accessToken());
  });

  it('the same viewer signing in anew is a new session as well', async () => {
    const { session, held, fresh } = await begin();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    held.go();
    expect(await fresh).toBeNull();
    expect(await session.accessToken()).toBe(tokens.authorisationToken);
  });

  it('cleared storage means signed out, not an error', async () => {
    const { session, held, fresh, logouts } = await begin();
    await browser.clearDatabase('apex-session');
    held.go();
    expect(await fresh).toBeNull();
    expect(session.state.status).toBe('guest');
    expect(logouts).toEqual(['elsewhere']);
  });

  it('a tab that closes with the lock lets the next one in', async () => {
    const first = browser.openTab();
    const tokens = origin.signIn('ana');
    await first.session.signIn(tokens);
    let asked = () => {};
    const reached = new Promise<void>((resolve) => {
      asked = resolve;
    });
    // The call dies with the tab, before the origin has acted on it.
    origin.instead.set('/api/v2/token/refresh', () => {
      asked();
      return 'hang';
    });
    first.session.refresh(tokens.authorisationToken).catch(() => 'unheard');
    await reached;
    origin.instead.clear();
    const second = browser.openTab();
    const fresh = second.session
      .refresh(tokens.authorisationToken)
      .then(() => second.session.accessToken());
    await second.session.start();
    first.close();
    expect(await fresh).toEqual(expect.any(String));
    expect(second.session.state.status).toBe('viewer');
    expect(second.logouts).toEqual([]);
  });

  it('an answer lost with its tab ends the session cleanly: the origin refuses a spent token', async () => {
    const { close, tokens, fresh } = await begin();
    fresh.catch(() => 'unheard');
    close();
    const second = browser.openTab();
    expect(await second.session.refresh(tokens.authorisationToken)).toBeNull();
    expect(second.logouts).toEqual(['expired']);
    expect(second.session.state.status).toBe('guest');
  });
});

describe('a slow store', () => {
  /** A store that works at once, and resolves when the test lets it. */
  const slowStore = () => {
    const store = memorySessionStore();
    let gate = Promise.resolve();
    let open = () => {};
    const slow: SessionStore = {
      read: async () => {
        const record = await store.read();
        await gate;
        return record;
      },
      update: async (change) => {
        const before = await store.update(change);
        await gate;
        return before;
      },
    };
    const shut = () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    };
    return { slow, store, shut, open: () => open() };
  };

  it('does not bring back a session that was ended while it was read', async () => {
    const { slow, store, shut, open } = slowStore();
    const first = browser.openTab('apex', { store: slow });
    await first.session.signIn(origin.signIn('ana'));
    shut();
    const { session } = browser.openTab('apex', { store: slow });
    const started = session.start();
    await new Promise(setImmediate);
    const out = session.signOut();
    open();
    await Promise.all([started, out]);
    expect(session.state.status).toBe('guest');
    expect(await store.read()).toBeNull();
  });

  it('does not show a guest while the session would be back on the next page', async () => {
    const { slow, shut, open } = slowStore();
    const { session, logouts } = browser.openTab('apex', { store: slow });
    await session.signIn(origin.signIn('ana'));
    shut();
    const out = session.signOut();
    await new Promise(setImmediate);
    expect(session.state.status).toBe('viewer');
    expect(await session.accessToken(), 'no call is made with it any more').toBeNull();
    open();
    await out;
    expect(session.state.status).toBe('guest');
    expect(logouts).toEqual(['viewer']);
  });

  it('does not bring back a session that was ended while new tokens were stored', async () => {
    const { slow, store, shut, open } = slowStore();
    const { session } = browser.openTab('apex', { store: slow });
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    const held = heldBack();
    origin.instead.set('/api/v2/token/refresh', held.answer);
    const fresh = session.refresh(tokens.authorisationToken);
    await held.arrived;
    shut();
    held.go();
    await expect.poll(async () => (await store.read())?.refreshToken).not.toBe(tokens.refreshToken);
    const newest = (await store.read())?.refreshToken;
    const out = session.signOut();
    open();
    await out;
    expect(await fresh).toBeNull();
    expect(session.state.status).toBe('guest');
    await expect
      .poll(() => origin.received.at(-1))
      .toMatchObject({
        path: '/api/v2/logout',
        body: { refreshToken: newest },
      });
  });
});
