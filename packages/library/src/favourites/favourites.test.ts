import { createOriginClient, type OriginError } from '@marquee/origin-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Favourites, type Owner } from './favourites';
import { guestFavourites } from './guest-favourites';

const viewer: Owner = { as: 'viewer', id: 'viewer-1', agent: false };
const guest: Owner = { as: 'guest' };

/** The favourites at the origin, and the calls that it got. */
let atOrigin: string[];
let calls: string[];
/** The calls that go on after the page is left (`keepalive`). */
let outliving: string[];
let refuse: (call: string) => { status: number; code: string } | null;
let stored: Map<string, string>;

const storage = {
  get: (key: string) => stored.get(key) ?? null,
  set: (key: string, value: string | null) =>
    void (value === null ? stored.delete(key) : stored.set(key, value)),
};

async function answer(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(String(url));
  const call = `${init?.method} ${pathname.replace('/api/v2', '')}`;
  calls.push(call);
  if (init?.keepalive) outliving.push(call);
  const refusal = refuse(call);
  if (refusal) {
    return Response.json(
      { ...refusal, messages: ['No.'], requestId: 'req-1' },
      { status: refusal.status },
    );
  }
  const id = pathname.split('/').at(-1) ?? '';
  if (init?.method === 'GET') {
    const from = Number(searchParams.get('lastSeen') ?? 0);
    const rpp = Number(searchParams.get('rpp'));
    const vods = atOrigin
      .map((title, index) => ({ id: title, place: String(index + 1) }))
      .slice(from, from + rpp);
    return Response.json({ vods, pagingInfo: { moreDataAvailable: from + rpp < atOrigin.length } });
  }
  atOrigin = atOrigin.filter((title) => title !== id);
  if (init?.method === 'PUT') atOrigin.unshift(id);
  return new Response(null, { status: 204 });
}

const kept = () => guestFavourites('demo', storage);
function start() {
  const origin = createOriginClient({
    address: 'http://origin.test',
    publicKey: 'key',
    language: 'en',
    fetch: answer,
    wait: async () => {},
  });
  return new Favourites(origin, kept());
}

beforeEach(() => {
  atOrigin = [];
  calls = [];
  outliving = [];
  refuse = () => null;
  stored = new Map();
});

describe('favourites of a guest', () => {
  it('stay in this browser, the last one first, without a call', async () => {
    const favourites = start();
    expect(favourites.has('a')).toBeNull();
    await favourites.follow(guest);
    expect(favourites.has('a')).toBe(false);
    for (const id of ['a', 'b', 'c']) await favourites.set(id, true);
    await favourites.set('b', false);
    expect(kept().read()).toEqual(['c', 'a']);
    expect([favourites.has('a'), favourites.has('b')]).toEqual([true, false]);
    expect(calls).toEqual([]);
    await favourites.set('a', false);
    await favourites.set('c', false);
    expect(stored.size).toBe(0);
  });

  it('stay empty where a realm has none for guests', async () => {
    const favourites = start();
    await favourites.follow({ as: 'none' });
    await favourites.set('a', true);
    expect([favourites.has('a'), stored.size, calls]).toEqual([null, 0, []]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['no identifiers', '[1,null,"../x","A B"]'],
  ])('are empty when the storage has %s', async (_, text) => {
    stored.set('demo.favourites', text);
    const favourites = start();
    await favourites.follow(guest);
    expect(favourites.count).toBe(0);
  });
});

describe('favourites of a guest who signs in', () => {
  beforeEach(() => stored.set('demo.favourites', '["c","b","a"]'));

  it('become the viewer’s, in the same order, before those that the viewer had', async () => {
    atOrigin = ['z', 'b'];
    const favourites = start();
    await favourites.follow(guest);
    await favourites.follow(viewer);
    expect(atOrigin).toEqual(['c', 'b', 'a', 'z']);
    expect([favourites.count, stored.size]).toEqual([4, 0]);
  });

  it('stay in this browser for the next try when they did not arrive', async () => {
    refuse = (call) => (call === 'PUT /favourite/vods/b' ? { status: 400, code: 'BAD' } : null);
    const favourites = start();
    await expect(favourites.follow(viewer)).rejects.toMatchObject({ code: 'BAD' });
    expect([atOrigin, kept().read(), favourites.has('a')]).toEqual([['a'], ['c', 'b'], null]);
    refuse = () => null;
    await favourites.follow(viewer);
    expect([atOrigin, stored.size]).toEqual([['c', 'b', 'a'], 0]);
  });

  it('arrive although one of them cannot be watched any more', async () => {
    refuse = (call) => (call.endsWith('/b') ? { status: 404, code: 'UNKNOWN_TITLE' } : null);
    const favourites = start();
    await favourites.follow(viewer);
    expect([atOrigin, stored.size]).toEqual([['c', 'a'], 0]);
  });

  it('stay in the browser of an agent who signs in as a viewer', async () => {
    const favourites = start();
    await favourites.follow({ ...viewer, agent: true });
    expect([atOrigin, kept().read()]).toEqual([[], ['c', 'b', 'a']]);
  });
});

describe('favourites of a viewer', () => {
  it('are loaded once, all of them, for any number of cards', async () => {
    atOrigin = Array.from({ length: 230 }, (_, index) => `title-${index}`);
    const favourites = start();
    const told = vi.fn();
    favourites.subscribe(told);
    await Promise.all([1, 2, 3].map(() => favourites.follow(viewer)));
    await favourites.follow(viewer);
    expect([favourites.count, favourites.has('title-229')]).toEqual([230, true]);
    expect(calls).toHaveLength(3);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('change at once on the page, and end as the last press says', async () => {
    const favourites = start();
    await favourites.follow(viewer);
    const presses = [true, false, true].map((wanted) => favourites.set('a', wanted));
    expect(favourites.has('a')).toBe(true);
    await Promise.all(presses);
    expect(atOrigin).toEqual(['a']);
    expect(calls.slice(1).map((call) => call.split(' ')[0])).toEqual(['PUT', 'DELETE', 'PUT']);
  });

  it('change at the origin although the viewer leaves the page at once', async () => {
    atOrigin = ['a'];
    const favourites = start();
    await favourites.follow(viewer);
    await favourites.set('b', true);
    await favourites.set('a', false);
    expect(outliving).toEqual(['PUT /favourite/vods/b', 'DELETE /favourite/vods/a']);
  });

  it('go back to what they were when the change does not arrive', async () => {
    atOrigin = ['a'];
    const favourites = start();
    await favourites.follow(viewer);
    refuse = () => ({ status: 400, code: 'BAD' });
    const failing = favourites.set('a', false);
    expect(favourites.has('a')).toBe(false);
    await expect(failing).rejects.toSatisfy((error) => (error as OriginError).code === 'BAD');
    expect(favourites.has('a')).toBe(true);
    refuse = () => null;
    await favourites.set('a', false);
    expect(atOrigin).toEqual([]);
  });

  it('are not shown to the next viewer, also when the answer is late', async () => {
    atOrigin = ['a'];
    const favourites = start();
    const late = favourites.follow(viewer);
    await favourites.follow(guest);
    await late;
    expect([favourites.has('a'), favourites.count]).toEqual([false, 0]);
  });
});
