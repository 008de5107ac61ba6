import { createOriginClient } from '@marquee/origin-client';
import { guestSession } from '@marquee/renderer';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import type { Progress } from './progress';
import { tabPlaces } from './tab-places';
import { historyWriter } from './write-history';

const NOW = Date.parse('2026-06-01T20:00:00Z');
const place: Progress = { id: 'final', position: 130.5, duration: 600, isLast: false };
const viewer = { id: 'viewer-1', isGuest: false };

type State = Parameters<typeof historyWriter>[0]['session']['state'];

/** The calls that come of a place, by whose it is, and by who comes next; `places` are the tab's. */
async function written(
  state: object,
  { progress = place, places = tabPlaces('apex', memoryStorage()), next = [] as object[] } = {},
) {
  const calls: { url: string; keepalive: boolean | undefined; body: unknown }[] = [];
  const origin = createOriginClient({
    address: 'http://origin.test',
    publicKey: 'key',
    async fetch(url, init) {
      const body: unknown = JSON.parse(String(init?.body));
      calls.push({ url: String(url), keepalive: init?.keepalive, body });
      return new Response(null, { status: 204 });
    },
  });
  const session = { state: { ...guestSession().state, ...state } as State };
  const write = historyWriter({ origin, session, places, now: () => NOW });
  write(progress);
  for (const change of next) {
    session.state = { ...session.state, ...change };
    write(progress);
  }
  await new Promise((done) => setTimeout(done, 20));
  return calls;
}

describe('historyWriter', () => {
  it('writes a viewer’s place by the origin’s clock', async () => {
    expect(await written({ status: 'viewer', user: viewer })).toEqual([
      {
        url: 'http://origin.test/api/v2/user/history/final',
        keepalive: undefined,
        body: { position: 130.5, duration: 600, at: '2026-06-01T20:00:00.000Z' },
      },
    ]);
  });

  it('writes whose place it is, where the stream said so', async () => {
    const profile = '00000000-0000-4000-8000-000000000001';
    const progress = { ...place, profile };
    const [call] = await written({ status: 'viewer', user: viewer }, { progress });
    expect(call?.body).toMatchObject({ profile });
  });

  it('outlives the page with the last place', async () => {
    const progress = { ...place, isLast: true };
    const [call] = await written({ status: 'viewer', user: viewer }, { progress });
    expect(call?.keepalive).toBe(true);
  });

  it('writes nothing of what one viewer began for the next one, nor in the tab of a guest', async () => {
    const places = tabPlaces('apex', memoryStorage());
    const next = [
      { user: { ...viewer, id: 'viewer-2' } },
      { status: 'guest', user: null },
      { status: 'viewer', user: viewer },
    ];
    const calls = await written({ status: 'viewer', user: viewer }, { places, next });
    expect(calls).toHaveLength(2);
    expect(places.find('final')).toBeNull();
  });

  it.each([
    ['a guest', { status: 'guest', user: null }],
    ['an agent', { status: 'viewer', user: { ...viewer, par: 'agent-1' } }],
    ['a viewer who is not known yet', { status: 'starting', user: null }],
  ])('writes nothing for %s', async (_, state) => {
    expect(await written(state)).toEqual([]);
  });

  it('keeps a guest’s place in the tab, and no one else’s', async () => {
    const places = tabPlaces('apex', memoryStorage());
    await written({ status: 'viewer', user: viewer }, { places });
    expect(places.find('final')).toBeNull();
    await written({ status: 'guest', user: null }, { places });
    expect(places.find('final')).toBe(130.5);
  });
});
