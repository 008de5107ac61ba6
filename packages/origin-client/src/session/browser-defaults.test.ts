import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  browserChannel,
  browserLocks,
  browserStorage,
  createSession,
  deviceIdOf,
  memorySessionStore,
  type TabMessage,
  type TextStorage,
  tabLocks,
} from '../index';
import { createClock, startTokenOrigin } from '../testing/token-origin';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('tabLocks', () => {
  it('lets one caller at a time in, in turn, also after a failure, and names do not wait for each other', async () => {
    const locks = tabLocks();
    const seen: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        seen.push(`${name} in`);
        await new Promise(setImmediate);
        seen.push(`${name} out`);
        if (fails) throw new Error(name);
        return name;
      };
    const first = locks.request('apex', work('1', true));
    const second = locks.request('apex', work('2'));
    await locks.request('noor', async () => seen.push('noor'));
    await expect(first).rejects.toThrow('1');
    expect(await second).toBe('2');
    expect(seen).toEqual(['1 in', 'noor', '1 out', '2 in', '2 out']);
  });
});

describe('browserLocks', () => {
  it('are Web Locks where the browser has them', async () => {
    const request = vi.fn(async (_name: string, _options: unknown, work: () => Promise<unknown>) =>
      work(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await browserLocks().request('apex-session', async () => 7)).toBe(7);
    expect(request).toHaveBeenCalledWith('apex-session', expect.anything(), expect.any(Function));
    const failing = browserLocks().request('apex-session', () => Promise.reject(new Error('work')));
    await expect(failing).rejects.toThrow('work');
  });

  it('that another tab never gives back end in a timeout without the work, and in the work once it has given them back', async () => {
    let isHeld = true;
    const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) =>
      isHeld
        ? new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason));
          })
        : work();
    vi.stubGlobal('navigator', { locks: { request } });
    const locks = browserLocks(20);
    const work = vi.fn(async () => 7);
    await expect(locks.request('apex-session', work)).rejects.toMatchObject({
      kind: 'timeout',
      code: 'TIMEOUT',
    });
    expect(work).not.toHaveBeenCalled();
    isHeld = false;
    expect(await locks.request('apex-session', work)).toBe(7);
  });

  it('tell once that a lock is back which several callers had waited for in vain', async () => {
    let giveBack = () => {};
    const held = new Promise<void>((resolve) => {
      giveBack = resolve;
    });
    const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) =>
      Promise.race([
        held.then(work),
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
      ]);
    vi.stubGlobal('navigator', { locks: { request } });
    const locks = browserLocks(20);
    const session = createSession({
      realm: 'apex',
      address: 'http://origin.test',
      publicKey: 'key',
      language: 'en',
      deviceId: 'device-1',
      locks,
      storage: { get: () => null, set: () => {} },
      store: memorySessionStore(),
      channel: () => ({ post: () => {}, listen: () => {} }),
    });
    await session.start();
    const [stays, leaves] = [vi.fn(), vi.fn()];
    session.onReturn(stays);
    session.onReturn(leaves)();
    const call = () => locks.request('apex-session', async () => 7).catch(() => 'late');
    expect(await Promise.all([call(), call()])).toEqual(['late', 'late']);
    expect(stays).not.toHaveBeenCalled();
    giveBack();
    await expect.poll(() => stays.mock.calls.length).toBe(1);
    expect(leaves).not.toHaveBeenCalled();
    expect(await call()).toBe(7);
    expect(stays).toHaveBeenCalledOnce();
  });

  it('are a queue in this tab where the browser has no Web Locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await browserLocks().request('apex-session', async () => 7)).toBe(7);
  });
});

describe('browserChannel', () => {
  it('carries messages to other tabs, and drops those that are malformed', async () => {
    const heard: TabMessage[] = [];
    const foreign = new BroadcastChannel('test-session');
    const far = browserChannel('test-session');
    far.listen((message) => heard.push(message));
    for (const nonsense of ['hi', null, { type: 'signedIn' }, { type: 'jump', sessionId: 's' }]) {
      foreign.postMessage(nonsense);
    }
    browserChannel('other-session').post({ type: 'signedIn', sessionId: 's0' });
    const near = browserChannel('test-session');
    near.post({ type: 'refreshed', sessionId: 's1' });
    near.post({ type: 'logout', sessionId: 's1', reason: 'expired' });
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'refreshed', sessionId: 's1' },
        { type: 'logout', sessionId: 's1', reason: 'expired' },
      ]);
    foreign.close();
  });

  it('is silent where there is no BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const channel = browserChannel('apex-session');
    channel.listen(() => {
      throw new Error('never');
    });
    expect(() => channel.post({ type: 'signedIn', sessionId: 's1' })).not.toThrow();
  });
});

describe('deviceIdOf', () => {
  const storageOf = (kept: Map<string, string>): TextStorage => ({
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  });

  it('makes a random id for a realm, and stores it', () => {
    const kept = new Map<string, string>();
    const id = deviceIdOf('apex', storageOf(kept));
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(deviceIdOf('apex', storageOf(kept))).toBe(id);
    expect(deviceIdOf('noor', storageOf(kept))).not.toBe(id);
    expect([...kept.keys()]).toEqual(['apex.device', 'noor.device']);
  });

  it('works where nothing can be stored', () => {
    const block = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: block, setItem: block, removeItem: block });
    expect(deviceIdOf('apex')).toMatch(/^[0-9a-f]{32}$/);
    expect(() => browserStorage.set('apex.signedIn', null)).not.toThrow();
  });
});

it('a session works where the browser grants nothing at all', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', undefined);
  const clock = createClock();
  const origin = await startTokenOrigin(clock);
  const session = createSession({
    realm: 'apex',
    address: origin.address,
    publicKey: 'apex-public-key',
    clock,
  });
  const tokens = origin.signIn('ana');
  await session.signIn(tokens);
  const [one, two] = await Promise.all([
    session.refresh(tokens.authorisationToken),
    session.refresh(tokens.authorisationToken),
  ]);
  expect(one).toBe(two);
  expect(origin.count('/token/refresh')).toBe(1);
  await session.signOut();
  expect(session.state.status).toBe('guest');
  await expect.poll(() => origin.count('/logout')).toBe(1);
  await origin.close();
});

it('a session that is made on a server touches nothing until it is started', () => {
  const touch = vi.fn();
  for (const name of ['indexedDB', 'localStorage']) {
    vi.stubGlobal(name, new Proxy({}, { get: touch }));
  }
  vi.stubGlobal('BroadcastChannel', touch);
  const session = createSession({ realm: 'apex', address: 'http://localhost:1', publicKey: 'k' });
  expect(session.state).toMatchObject({ status: 'starting', user: null });
  expect(touch).not.toHaveBeenCalled();
});
