import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionOptions } from '../index';
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

const refreshes = () => origin.count('/token/refresh');

describe('four tabs with tokens of 5 s, 25 rounds', () => {
  const mute: Partial<SessionOptions> = { channel: () => ({ post: () => {}, listen: () => {} }) };

  it.each([
    ['renew before a call', {}, true],
    ['renew on the 401 of a call', {}, false],
    ['cannot speak to each other', mute, true],
    ['cannot speak to each other and renew on a 401', mute, false],
  ])(
    'lose no session and refresh once a round when they %s',
    async (_name, options, knowTheTime) => {
      origin.lifeSeconds = 5;
      // A device whose clock stands still does not see a token expire, and learns of it by the 401.
      const device = knowTheTime ? clock : { now: () => 0 };
      const tabs = Array.from({ length: 4 }, () =>
        browser.openTab('apex', { clock: device, ...options }),
      );
      await tabs[0]?.session.signIn(origin.signIn('ana'));
      for (let round = 1; round <= 25; round += 1) {
        clock.advance(5_000);
        const answers = await Promise.all(
          tabs.map(({ client }) => client.rest.get('/event/upcoming')),
        );
        expect(answers.map(({ pagingInfo }) => pagingInfo)).toEqual(
          Array(4).fill({ askedBy: 'ana' }),
        );
        expect(refreshes()).toBe(round);
      }
      expect(tabs.map(({ session, logouts }) => [session.state.status, logouts])).toEqual(
        Array(4).fill(['viewer', []]),
      );
    },
  );
});

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
    await clearStorage();
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

const clearStorage = () =>
  new Promise<void>((resolve, reject) => {
    const request = browser.databases.deleteDatabase('apex-session');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('A tab holds on to its database.'));
  });

describe('between tabs', () => {
  it('storage that the viewer clears in the middle signs out, and a later sign-in works', async () => {
    const { session, logouts } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    await clearStorage();
    expect(await session.refresh(tokens.authorisationToken)).toBeNull();
    expect(logouts).toEqual(['elsewhere']);
    expect(refreshes()).toBe(0);
    await session.signIn(origin.signIn('ana'));
    const later = browser.openTab();
    await later.session.start();
    expect(later.session.state.status).toBe('viewer');
  });

  it('a tab that missed every message catches up when it is looked at', async () => {
    const mute: Partial<SessionOptions> = { channel: () => ({ post: () => {}, listen: () => {} }) };
    const [one, two] = [browser.openTab(), browser.openTab('apex', mute)];
    await two.session.start();
    await one.session.signIn(origin.signIn('ana'));
    two.look();
    await expect.poll(() => two.session.state.user?.id).toBe('ana');
    await one.session.signOut();
    two.look();
    await expect.poll(() => two.session.state.status).toBe('guest');
    expect(two.logouts).toEqual(['elsewhere']);
  });

  it('a tab whose stored token has expired meanwhile renews it rather than handing it out', async () => {
    const mute: Partial<SessionOptions> = { channel: () => ({ post: () => {}, listen: () => {} }) };
    const [one, two] = [browser.openTab(), browser.openTab('apex', mute)];
    await one.session.signIn(origin.signIn('ana'));
    await two.session.start();
    clock.advance(600_000);
    await one.client.rest.get('/event/upcoming');
    clock.advance(600_000);
    await two.client.rest.get('/event/upcoming');
    expect(refreshes()).toBe(2);
    expect(origin.count('/event/upcoming')).toBe(2);
  });

  it('two brands on one host share nothing', async () => {
    const [apex, noor] = [browser.openTab('apex'), browser.openTab('noor')];
    await Promise.all([apex.session.start(), noor.session.start()]);
    await apex.session.signIn(origin.signIn('ana', 'apex'));
    await noor.session.signIn(origin.signIn('nur', 'noor'));
    expect(apex.session.state.user?.id).toBe('ana');
    expect(noor.session.state.user?.id).toBe('nur');
    await apex.session.signOut();
    noor.look();
    expect(noor.session.state.status).toBe('viewer');
    expect(noor.logouts).toEqual([]);
    const databases = (await browser.databases.databases()).map(({ name }) => name).sort();
    expect(databases).toEqual(['apex-session', 'noor-session']);
    expect([...browser.kept.keys()]).toEqual(['noor.signedIn']);
  });
});
