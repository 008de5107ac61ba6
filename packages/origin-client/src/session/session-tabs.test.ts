import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upcomingEvents } from '../generated/calls';
import type { SessionOptions, TabMessage } from '../index';
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

const refreshes = () => origin.count('/token/refresh');

describe('four tabs with tokens of 5 s, 25 rounds', () => {
  const mute: Partial<SessionOptions> = { channel: () => ({ post: () => {}, listen: () => {} }) };

  it.each([
    ['renew before a call', {}, true],
    ['renew on the 401 of a call', {}, false],
    ['have no channel', mute, true],
    ['have no channel and renew on a 401', mute, false],
  ])(
    'lose no session and refresh once a round when they %s',
    async (_name, options, knowTheTime) => {
      origin.lifeSeconds = 5;
      // A device whose clock has stopped does not see a token expire, and learns of it by the 401.
      const device = knowTheTime ? clock : { now: () => 0 };
      const tabs = Array.from({ length: 4 }, () =>
        browser.openTab('apex', { clock: device, ...options }),
      );
      await tabs[0]?.session.signIn(origin.signIn('ana'));
      for (let round = 1; round <= 25; round += 1) {
        clock.advance(5_000);
        const answers = await Promise.all(tabs.map(({ client }) => client.call(upcomingEvents)));
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

describe('a session in several tabs', () => {
  it('is signed out when the viewer clears the storage, and a later sign-in works', async () => {
    const { session, logouts } = browser.openTab();
    const tokens = origin.signIn('ana');
    await session.signIn(tokens);
    await browser.clearDatabase('apex-session');
    expect(await session.refresh(tokens.authorisationToken)).toBeNull();
    expect(logouts).toEqual(['elsewhere']);
    expect(refreshes()).toBe(0);
    await session.signIn(origin.signIn('ana'));
    const later = browser.openTab();
    await later.session.start();
    expect(later.session.state.status).toBe('viewer');
  });

  it('is read again by a tab that missed every message, when the viewer comes back to it', async () => {
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

  it('is renewed, not used, by a tab whose stored token has expired', async () => {
    const mute: Partial<SessionOptions> = { channel: () => ({ post: () => {}, listen: () => {} }) };
    const [one, two] = [browser.openTab(), browser.openTab('apex', mute)];
    await one.session.signIn(origin.signIn('ana'));
    await two.session.start();
    clock.advance(600_000);
    await one.client.call(upcomingEvents);
    clock.advance(600_000);
    await two.client.call(upcomingEvents);
    expect(refreshes()).toBe(2);
    expect(origin.count('/event/upcoming')).toBe(2);
  });

  it("lets a tab that missed another viewer's sign-in make no call in that viewer's name", async () => {
    const mute: Partial<SessionOptions> = { channel: () => ({ post: () => {}, listen: () => {} }) };
    const [one, two] = [browser.openTab(), browser.openTab('apex', mute)];
    const tokens = origin.signIn('ana');
    await one.session.signIn(tokens);
    await two.session.start();
    await one.session.signIn(origin.signIn('bo'));
    expect(await two.session.refresh(tokens.authorisationToken)).toBeNull();
    expect(two.session.state.user?.id).toBe('bo');
    expect(refreshes()).toBe(0);
  });

  it('is not ended by a late message of a logout before it', async () => {
    let hear: (message: TabMessage) => void = () => {};
    const channel = () => ({
      post: () => {},
      listen: (listener: typeof hear) => {
        hear = listener;
      },
    });
    const { session, logouts } = browser.openTab('apex', { channel });
    await session.signIn(origin.signIn('ana'));
    hear({ type: 'logout', sessionId: 'an earlier one', reason: 'viewer' });
    expect(session.state.status).toBe('viewer');
    expect(logouts).toEqual([]);
  });

  it('shares nothing with the session of another brand on the same host', async () => {
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
