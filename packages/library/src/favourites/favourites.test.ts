import { createOriginClient, type OriginError } from '@marquee/origin-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Favourites, type Owner } from './favourites';
import { guestFavourites } from './guest-favourites';

const viewer: Owner = { as: 'viewer', id: 'viewer-1', agent: false };
const guest: Owner = { as: 'guest' };

/** What the origin keeps, and what it does with the calls that come. */
let atOrigin: string[];
let calls: string[];
/** Those of them that a page may be left behind. */
let outliving: string[];
let refuse: (call: string) => { status: number; code: string } | null;
let stored: Map<string, string>;

const keep = {
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

const kept = () => guestFavourites('demo', keep);
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

describe('a guest’s', () => {
  it('stay in this browser, the last one first, and ask nobody', async () => {
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

  it('are not asked for where a realm has none for guests', async () => {
    const favourites = start();
    await favourites.follow({ as: 'nobody' });
    await favourites.set('a', true);
    expect([favourites.has('a'), stored.size, calls]).toEqual([null, 0, []]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['no identifiers', '[1,null,"../x","A B"]'],
  ])('are none when what is kept is %s', async (_, text) => {
    stored.set('demo.favourites', text);
    const favourites = start();
    await favourites.follow(guest);
    expect(favourites.count).toBe(0);
  });
});

describe('somebody signs in', () => {
  beforeEach(() => stored.set('demo.favourites', '["c","b","a"]'));

  it('and what they marked as a guest is theirs, in the same order, before what they had', async () => {
    atOrigin = ['z', 'b'];
    const favourites = start();
    await favourites.follow(guest);
    await favourites.follow(viewer);
    expect(atOrigin).toEqual(['c', 'b', 'a', 'z']);
    expect([favourites.count, stored.size]).toEqual([4, 0]);
  });

  it('and what did not arrive waits here for the next try', async () => {
    refuse = (call) => (call === 'PUT /favourite/vods/b' ? { status: 400, code: 'BAD' } : null);
    const favourites = start();
    await expect(favourites.follow(viewer)).rejects.toMatchObject({ code: 'BAD' });
    expect([atOrigin, kept().read(), favourites.has('a')]).toEqual([['a'], ['c', 'b'], null]);
    refuse = () => null;
    await favourites.follow(viewer);
    expect([atOrigin, stored.size]).toEqual([['c', 'b', 'a'], 0]);
  });

  it('and what cannot be watched any more stops nothing', async () => {
    refuse = (call) => (call.endsWith('/b') ? { status: 404, code: 'UNKNOWN_TITLE' } : null);
    const favourites = start();
    await favourites.follow(viewer);
    expect([atOrigin, stored.size]).toEqual([['c', 'a'], 0]);
  });

  it('as somebody else: an agent brings nothing along', async () => {
    const favourites = start();
    await favourites.follow({ ...viewer, agent: true });
    expect([atOrigin, kept().read()]).toEqual([[], ['c', 'b', 'a']]);
  });
});

describe('a viewer’s', () => {
  it('are asked for once, all of them, however many cards want to know', async () => {
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

  it('change at once for the eye, and what the last press said holds', async () => {
    const favourites = start();
    await favourites.follow(viewer);
    const presses = [true, false, true].map((wanted) => favourites.set('a', wanted));
    expect(favourites.has('a')).toBe(true);
    await Promise.all(presses);
    expect(atOrigin).toEqual(['a']);
    expect(calls.slice(1).map((call) => call.split(' ')[0])).toEqual(['PUT', 'DELETE', 'PUT']);
  });

  it('change though the page is left at once', async () => {
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

  it('are not shown to the next one, also when their answer is late', async () => {
    atOrigin = ['a'];
    const favourites = start();
    const late = favourites.follow(viewer);
    await favourites.follow(guest);
    await late;
    expect([favourites.has('a'), favourites.count]).toEqual([false, 0]);
  });
});
