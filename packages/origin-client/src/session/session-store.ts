import { isObject } from '../shape';

/** The stored session, which all tabs share. */
export interface SessionRecord {
  /** The id of one sign-in: an answer to a request of another sign-in is never stored. */
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  /** When to renew the access token, and when it expires, by this device's clock. */
  renewAt: number;
  expiresAt: number;
  /** The agent's own session while they act as a viewer; `null` for none. See `impersonation.ts`. */
  aside?: SessionRecord | null;
}

export interface SessionStore {
  read(): Promise<SessionRecord | null>;
  /** Replaces the record in one atomic step over all tabs; resolves to the record before. */
  update(
    change: (current: SessionRecord | null) => SessionRecord | null,
  ): Promise<SessionRecord | null>;
}

export function memorySessionStore(initial: SessionRecord | null = null): SessionStore {
  let record = initial;
  return {
    read: async () => record,
    async update(change) {
      const before = record;
      record = change(before);
      return before;
    },
  };
}

/**
 * A store in IndexedDB: every tab sees a write as soon as it is done, whereas localStorage may lag
 * behind. Where IndexedDB is missing or fails (private windows, a full disk), the last known record
 * stays in this tab's memory.
 */
export function browserSessionStore(
  name: string,
  factory: () => IDBFactory | undefined = () => globalThis.indexedDB,
): SessionStore {
  let opened: Promise<IDBDatabase> | undefined;
  let last: SessionRecord | null = null;
  let fallback: SessionStore | undefined;

  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise((resolve, reject) => {
      const databases = factory();
      if (databases === undefined) throw new Error('No IndexedDB.');
      const request = databases.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('session');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        // The viewer clears the site's data: close, and open again next time.
        const forget = () => {
          opened = undefined;
        };
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
    });
    return opened;
  };

  /** Runs one transaction; `change` returns the record to store. */
  const transact = async (change: Parameters<SessionStore['update']>[0] | undefined) => {
    const database = await open();
    return new Promise<SessionRecord | null>((resolve, reject) => {
      const transaction = database.transaction('session', change ? 'readwrite' : 'readonly');
      const records = transaction.objectStore('session');
      const request = records.get('current');
      let before: SessionRecord | null = null;
      request.onsuccess = () => {
        before = isRecord(request.result) ? request.result : null;
        last = before;
        if (change === undefined) return;
        const after = change(before);
        if (after === before) return;
        last = after;
        if (after === null) records.delete('current');
        else records.put(after, 'current');
      };
      transaction.oncomplete = () => resolve(before);
      transaction.onabort = () => reject(transaction.error);
    });
  };

  const run = async (change?: Parameters<SessionStore['update']>[0]) => {
    const before = last;
    if (fallback === undefined) {
      try {
        // A browser may silently drop an open database. Nothing was written then; a new one works.
        return await transact(change).catch(() => {
          opened = undefined;
          return transact(change);
        });
      } catch (error) {
        console.warn('Session in memory only.', error);
        fallback = memorySessionStore(before);
      }
    }
    return change === undefined ? fallback.read() : fallback.update(change);
  };

  return { read: () => run(), update: (change) => run(change) };
}

const isRecord = (value: unknown): value is SessionRecord =>
  isObject(value) &&
  typeof value.sessionId === 'string' &&
  typeof value.accessToken === 'string' &&
  typeof value.refreshToken === 'string' &&
  typeof value.renewAt === 'number' &&
  typeof value.expiresAt === 'number';
