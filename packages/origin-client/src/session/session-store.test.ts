import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserSessionStore, memorySessionStore, type SessionRecord } from '../index';

const record: SessionRecord = {
  sessionId: 's1',
  accessToken: 'a1',
  refreshToken: 'r1',
  renewAt: 1,
  expiresAt: 2,
};
const other = { ...record, sessionId: 's2' };

afterEach(() => {
  vi.restoreAllMocks();
});

const stores = {
  IndexedDB: () => {
    const databases = new IDBFactory();
    return browserSessionStore('apex-session', () => databases);
  },
  memory: () => memorySessionStore(),
};

describe.each(Object.entries(stores))('a session store in %s', (_name, open) => {
  it('keeps a record, and gives the one before', async () => {
    const store = open();
    expect(await store.read()).toBeNull();
    expect(await store.update(() => record)).toBeNull();
    expect(await store.update(() => other)).toEqual(record);
    expect(await store.read()).toEqual(other);
    expect(await store.update(() => null)).toEqual(other);
    expect(await store.read()).toBeNull();
  });

  it('decides by the record of that moment', async () => {
    const store = open();
    const claims = ['one', 'two', 'three'].map((sessionId) =>
      store.update((current) => current ?? { ...record, sessionId }),
    );
    expect((await Promise.all(claims)).filter((before) => before === null)).toHaveLength(1);
    expect(await store.read()).toEqual({ ...record, sessionId: 'one' });
  });
});

describe('the store in IndexedDB', () => {
  it('is seen by other tabs at once, and not under another name', async () => {
    const databases = new IDBFactory();
    await browserSessionStore('apex-session', () => databases).update(() => record);
    expect(await browserSessionStore('apex-session', () => databases).read()).toEqual(record);
    expect(await browserSessionStore('noor-session', () => databases).read()).toBeNull();
  });

  it.each([['text'], [{ sessionId: 's1' }], [{ ...record, renewAt: 'soon' }]])(
    'ignores %j, which is no record',
    async (nonsense) => {
      const databases = new IDBFactory();
      const store = browserSessionStore('apex-session', () => databases);
      await store.read();
      await new Promise((resolve, reject) => {
        const request = databases.open('apex-session', 1);
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('session', 'readwrite');
          transaction.objectStore('session').put(nonsense, 'current');
          transaction.oncomplete = resolve;
        };
      });
      expect(await store.read()).toBeNull();
    },
  );

  it('opens anew when the browser has dropped the database', async () => {
    const databases = new IDBFactory();
    const opened: IDBDatabase[] = [];
    const open = databases.open.bind(databases);
    vi.spyOn(databases, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    const store = browserSessionStore('apex-session', () => databases);
    await store.update(() => record);
    for (const database of opened) database.close();
    expect(await store.read()).toEqual(record);
    expect(opened).toHaveLength(2);
  });
});

describe('the store without IndexedDB', () => {
  const denying = new IDBFactory();
  const deny = () => {
    vi.spyOn(denying, 'open').mockImplementation(() => {
      throw new DOMException('Not in a private window.', 'SecurityError');
    });
    return denying;
  };

  it.each([
    ['missing', () => undefined],
    ['denied', deny],
    [
      'out of reach',
      (): IDBFactory => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
  ])('(%s) keeps the session in memory', async (_name, factory) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = browserSessionStore('apex-session', factory);
    expect(await store.read()).toBeNull();
    expect(await store.update(() => record)).toBeNull();
    expect(await store.read()).toEqual(record);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('(failing later) keeps the last known record', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const databases = new IDBFactory();
    const opened: IDBDatabase[] = [];
    const open = databases.open.bind(databases);
    const opening = vi.spyOn(databases, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    const store = browserSessionStore('apex-session', () => databases);
    await store.update(() => record);
    for (const database of opened) database.close();
    opening.mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    expect(await store.read()).toEqual(record);
    expect(await store.update(() => other)).toEqual(record);
    expect(await store.read()).toEqual(other);
  });
});

describe('the store in an IndexedDB that does not answer', () => {
  /** A database that opens only once it is let go. */
  const slow = () => {
    const databases = new IDBFactory();
    const open = databases.open.bind(databases);
    const waiting: (() => void)[] = [];
    vi.spyOn(databases, 'open').mockImplementation((name, version) => {
      const request = { result: undefined } as unknown as IDBOpenDBRequest;
      waiting.push(() => {
        const real = open(name, version);
        for (const event of ['onupgradeneeded', 'onsuccess', 'onerror'] as const)
          real[event] = (happened: Event) => {
            Object.assign(request, { result: real.result });
            (request[event] as ((event: Event) => void) | null)?.(happened);
          };
      });
      return request;
    });
    return {
      databases,
      letGo: () => {
        for (const one of waiting) one();
      },
    };
  };

  it('keeps the session in this tab after a while, and stores it when the answer comes late', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { databases, letGo } = slow();
    const store = browserSessionStore('apex-session', () => databases, 20);
    const returned = new Promise<void>((resolve) => store.onReturn?.(resolve));
    expect(await store.read()).toBeNull();
    expect(await store.update(() => record)).toBeNull();
    expect(await store.read()).toEqual(record);
    letGo();
    await returned;
    vi.restoreAllMocks();
    expect(await browserSessionStore('apex-session', () => databases).read()).toEqual(record);
    expect(await store.read()).toEqual(record);
  });

  it('uses the stored session when the answer comes late and this tab has written nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { databases, letGo } = slow();
    const before = vi.mocked(databases.open);
    const store = browserSessionStore('apex-session', () => databases, 20);
    const returned = new Promise<void>((resolve) => store.onReturn?.(resolve));
    expect(await store.read()).toBeNull();
    before.mockRestore();
    await browserSessionStore('apex-session', () => databases).update(() => record);
    letGo();
    await returned;
    expect(await store.read()).toEqual(record);
  });
});
