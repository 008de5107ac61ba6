import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageStore } from './page-store';

const address = 'http://apex.localhost/';
const realm = {};
const page = (html: string, rest = {}) => ({
  status: 200,
  html,
  policy: '',
  complete: true,
  conceals: false,
  ...rest,
});

const failures: unknown[] = [];
let store: ReturnType<typeof createPageStore>;

beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
  store = createPageStore((error) => failures.push(error));
});
afterEach(() => vi.useRealTimers());

async function served(make: Parameters<typeof store.serve>[2], owner: object = realm) {
  const rendered = await store.serve(address, owner, make);
  return rendered instanceof Response ? rendered.status : rendered.html;
}

describe('finished pages', () => {
  it('are made once for all viewers who ask at the same time, and in the two seconds after', async () => {
    const make = vi.fn(async () => page('one'));
    expect(await Promise.all([served(make), served(make)])).toEqual(['one', 'one']);
    vi.advanceTimersByTime(1_900);
    expect(await served(make)).toBe('one');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are given out for a minute while a new one is made, once', async () => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(30_000);
    let finish = (_: ReturnType<typeof page>) => {};
    const make = vi.fn(() => new Promise<ReturnType<typeof page>>((done) => (finish = done)));
    expect(await served(make)).toBe('one');
    expect(await served(make)).toBe('one');
    expect(make).toHaveBeenCalledTimes(1);
    finish(page('two'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await served(make)).toBe('two');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are made anew when the last viewer came more than a minute ago', async () => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(61_000);
    expect(await served(async () => page('two'))).toBe('two');
  });

  it('are made once for all viewers who ask when they have just become too old', async () => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(59_000);
    let finish = (_: ReturnType<typeof page>) => {};
    const make = vi.fn(() => new Promise<ReturnType<typeof page>>((done) => (finish = done)));
    expect(await served(make), 'renewed beside').toBe('one');
    vi.advanceTimersByTime(2_000);
    const asked = Array.from({ length: 1_000 }, () => served(make));
    finish(page('two'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['two']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('can be recalled once they are made, and are renewed when they are recalled', async () => {
    const make = vi.fn(async () => page('one'));
    expect(store.recall(address, realm, make)).toBeUndefined();
    await served(make);
    expect(store.recall(address, realm, make)?.html).toBe('one');
    expect(store.recall(address, {}, make), 'of another realm').toBeUndefined();
    vi.advanceTimersByTime(3_000);
    expect(store.recall(address, realm, async () => page('two'))?.html).toBe('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.recall(address, realm, make)?.html).toBe('two');
    vi.advanceTimersByTime(61_000);
    expect(store.recall(address, realm, make)).toBeUndefined();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('that are made anew know the page before them', async () => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(3_000);
    const make = vi.fn(async () => page('two'));
    await served(make);
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ html: 'one' }));
  });

  it('never outlive a change of their realm', async () => {
    await served(async () => page('one'));
    expect(await served(async () => page('two'), {})).toBe('two');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no origin'))],
    ['lacks something', async () => page('half', { complete: false })],
    ['is a fault', async () => page('away', { status: 503, complete: false })],
  ])('serve on when the new one %s, until their minute is over', async (_, make) => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(10_000);
    expect(await served(make)).toBe('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(await served(async () => page('two'))).toBe('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(await served(async () => page('three'))).toBe('two');
  });

  it('are renewed with a report when the renewal fails', async () => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(10_000);
    await served(() => Promise.reject(new Error('no origin')));
    await vi.advanceTimersByTimeAsync(0);
    expect(failures).toEqual([new Error('no origin')]);
  });

  it.each([
    ['nowhere', async () => page('gone', { status: 404, complete: false }), 'gone'],
    ['elsewhere', async () => new Response(null, { status: 302 }), 302],
  ])('are forgotten when their address leads %s', async (_, make, expected) => {
    await served(async () => page('one'));
    vi.advanceTimersByTime(10_000);
    expect(await served(make)).toBe('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(await served(make)).toBe(expected);
  });

  it('are not kept when they are not for all viewers', async () => {
    expect(await served(async () => page('half', { complete: false }))).toBe('half');
    expect(await served(async () => page('one'))).toBe('one');
    await expect(
      store.serve('http://apex.localhost/x', realm, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
    expect(failures, 'the request got the error').toEqual([]);
  });

  it('are dropped, least recently requested first, when they take more memory than they may', async () => {
    store = createPageStore((error) => failures.push(error), 20_000);
    const large = page('x'.repeat(2_000));
    const makes = { first: vi.fn(), second: vi.fn() };
    const ask = (name: string) =>
      store.serve(`${address}${name}`, realm, async () => {
        if (name === 'first' || name === 'second') makes[name]();
        return large;
      });
    for (const name of ['first', 'second', 'third', 'fourth']) await ask(name);
    await ask('first');
    for (const name of ['fifth', 'sixth']) await ask(name);
    await ask('first');
    await ask('second');
    expect(makes.first).toHaveBeenCalledTimes(1);
    expect(makes.second).toHaveBeenCalledTimes(2);
  });

  it('for unknown addresses are kept where one page is for all of them', async () => {
    const make = vi.fn(async () => page('none', { status: 404, complete: false }));
    await store.serve(`${address}a`, realm, make);
    await store.serve(`${address}a`, realm, make);
    expect(make).toHaveBeenCalledTimes(2);
    await store.serve(`${address}404`, realm, make, { nowhere: true });
    await store.serve(`${address}404`, realm, make, { nowhere: true });
    expect(make).toHaveBeenCalledTimes(3);
  });
});
