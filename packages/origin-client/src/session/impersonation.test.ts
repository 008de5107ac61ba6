import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upcomingEvents } from '../generated/calls';
import { createBrowser } from '../testing/browser';
import { createClock, heldBack, startTokenOrigin, type TokenOrigin } from '../testing/token-origin';
import { beginImpersonation, endImpersonation } from './impersonation';
import type { Session } from './session';

let clock: ReturnType<typeof createClock>;
let origin: TokenOrigin;
let browser: ReturnType<typeof createBrowser>;

beforeEach(async () => {
  clock = createClock();
  origin = await startTokenOrigin(clock);
  browser = createBrowser(origin.address, clock);
});
afterEach(() => origin.close());

const acting = { par: 'agent', name: 'Ana' };
const begin = (session: Session, id = 'ana') =>
  beginImpersonation(session, 'apex', origin.signIn(id, 'apex', acting), clock.now());
const who = (session: Session) =>
  session.state.user && [session.state.user.id, session.state.user.par];
const ana = ['ana', 'agent'];
const agent = ['agent', undefined];

async function agentActs() {
  const tab = browser.openTab();
  await tab.session.signIn(origin.signIn('agent'));
  await begin(tab.session);
  return tab;
}

describe('acting as a viewer', () => {
  it('[1.3-05] shows the viewer, by name and with the agent’s par claim, in every tab, without a logout event', async () => {
    const other = browser.openTab();
    await other.session.start();
    const { session, logouts } = await agentActs();
    expect(session.state.user).toMatchObject({ id: 'ana', ...acting });
    await expect.poll(() => who(other.session)).toEqual(ana);
    expect([...logouts, ...other.logouts]).toEqual([]);
  });

  it('survives a reload and renewals, and the agent is still there afterwards', async () => {
    await agentActs();
    const later = browser.openTab();
    await later.session.start();
    expect(who(later.session)).toEqual(ana);
    clock.advance(600_000);
    await later.client.call(upcomingEvents);
    expect(who(later.session)).toEqual(ana);
    await endImpersonation(later.session);
    expect(who(later.session)).toEqual(agent);
  });

  it('ends in every tab with the agent’s own session, which still works', async () => {
    const { session, client } = await agentActs();
    const other = browser.openTab();
    await other.session.start();
    expect(await endImpersonation(session)).toMatchObject({ refreshToken: expect.any(String) });
    await expect.poll(() => who(other.session)).toEqual(agent);
    clock.advance(600_000);
    const { pagingInfo } = await client.call(upcomingEvents);
    expect(pagingInfo).toEqual({ askedBy: 'agent' });
    expect(origin.count('/token/refresh')).toBe(1);
    expect(await endImpersonation(other.session), 'it ended already').toBeNull();
    expect(who(other.session)).toEqual(agent);
  });

  it('ends with a guest where no agent was signed in', async () => {
    const { session } = browser.openTab();
    await begin(session);
    expect(who(session)).toEqual(ana);
    await endImpersonation(session);
    expect(session.state).toMatchObject({ status: 'guest', user: null });
    expect(await session.accessToken()).toBeNull();
  });

  it('goes from viewer to viewer, and never sets a viewer’s session aside', async () => {
    const { session } = await agentActs();
    const before = await begin(session, 'bo');
    expect(before).not.toBeNull();
    expect(session.state.user?.id).toBe('bo');
    await endImpersonation(session);
    expect(who(session)).toEqual(agent);

    const alone = browser.openTab('noor');
    const nobody = () =>
      beginImpersonation(alone.session, 'noor', origin.signIn('nur', 'noor', acting), clock.now());
    await nobody();
    await nobody();
    await endImpersonation(alone.session);
    expect(alone.session.state.user).toBeNull();
  });

  it('that the origin ends brings the agent’s own session back, in every tab', async () => {
    const { session, client, logouts } = await agentActs();
    const other = browser.openTab();
    await other.session.start();
    clock.advance(600_000);
    origin.instead.set('/api/v2/token/refresh', () => ({
      status: 401,
      body: { code: 'REFRESH_REFUSED' },
    }));
    await client.call(upcomingEvents).catch(() => {});
    origin.instead.clear();
    expect(who(session)).toEqual(agent);
    expect(logouts).toEqual(['expired']);
    await expect.poll(() => who(other.session)).toEqual(agent);
    const { pagingInfo } = await client.call(upcomingEvents);
    expect(pagingInfo).toEqual({ askedBy: 'agent' });
  });

  it('is not touched by a failure that is no refusal', async () => {
    const { session, client } = await agentActs();
    clock.advance(600_000);
    origin.instead.set('/api/v2/token/refresh', () => ({ status: 500, body: {} }));
    await expect(client.call(upcomingEvents)).rejects.toMatchObject({ status: 500 });
    expect(who(session)).toEqual(ana);
  });

  it('ends with a sign-out of the agent as well, at the origin too', async () => {
    const { session } = browser.openTab();
    const own = origin.signIn('agent');
    await session.signIn(own);
    await begin(session);
    const other = browser.openTab();
    await other.session.start();
    expect(await session.signOut(), 'what a provider knows the agent by').toBe(own.refreshToken);
    expect(session.state.status).toBe('guest');
    await expect.poll(() => other.session.state.status).toBe('guest');
    await expect.poll(() => origin.count('/logout')).toBe(2);
    const later = browser.openTab();
    await later.session.start();
    expect(later.session.state.user).toBeNull();
  });

  it('refuses tokens of another realm and changes nothing', async () => {
    const { session } = browser.openTab();
    await session.signIn(origin.signIn('agent'));
    const foreign = origin.signIn('nur', 'noor', acting);
    await expect(beginImpersonation(session, 'apex', foreign)).rejects.toMatchObject({
      code: 'FOREIGN_AUDIENCE',
    });
    expect(who(session)).toEqual(agent);
  });
});

describe('acting as a viewer during a renewal', () => {
  const renewing = async (session: Session) => {
    const stale = await session.accessToken();
    const held = heldBack();
    origin.instead.set('/api/v2/token/refresh', held.answer);
    const fresh = session.refresh(stale ?? '');
    await held.arrived;
    origin.instead.clear();
    return { held, fresh };
  };

  it('of the agent’s session in another tab sets the renewed session aside', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    await one.session.signIn(origin.signIn('agent'));
    await two.session.start();
    const { held, fresh } = await renewing(one.session);
    const begun = begin(two.session);
    held.go();
    await Promise.all([fresh, begun]);
    await expect.poll(() => who(one.session)).toEqual(ana);
    await endImpersonation(two.session);
    clock.advance(600_000);
    const { pagingInfo } = await two.client.call(upcomingEvents);
    expect(pagingInfo, 'no refresh token was used twice').toEqual({ askedBy: 'agent' });
  });

  it('of the viewer’s session ends without waiting, and the late answer is dropped', async () => {
    const { session } = await agentActs();
    const { held, fresh } = await renewing(session);
    await endImpersonation(session);
    expect(who(session)).toEqual(agent);
    held.go();
    await fresh;
    expect(who(session)).toEqual(agent);
    const later = browser.openTab();
    await later.session.start();
    expect(who(later.session)).toEqual(agent);
  });
});
