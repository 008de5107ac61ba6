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
  /** Calls `listener` when a storage that had not answered in time has done so: what it holds may be read from then on. */
  onReturn?(listener: () => void): void;
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

/** The longest wait for the browser's database, in ms. */
const LONGEST_WAIT = 4_000;

/** A database that has neither answered nor failed. */
class NoAnswer extends Error {}

/** Resolves as the work does, and rejects with `NoAnswer` when it takes longer than `ms`. */
function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new NoAnswer('IndexedDB does not answer.')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/**
 * A store in IndexedDB: every tab sees a write as soon as it is done, whereas localStorage may lag
 * behind. Where IndexedDB is missing, fails (private windows, a full disk) or does not answer, the last known record
 * stays in this tab's memory. An answer that comes late is used: what this tab has written meanwhile is stored, else what is stored is read.
 */
export function browserSessionStore(
  name: string,
  factory: () => IDBFactory | undefined = () => globalThis.indexedDB,
  longestWait = LONGEST_WAIT,
): SessionStore {
  let opened: Promise<IDBDatabase> | undefined;
  let last: SessionRecord | null = null;
  let fallback: SessionStore | undefined;
  /** Whether this tab has written while the record is in its memory. */
  let written = false;
  const listeners: (() => void)[] = [];

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

  /** Goes back to the database, which has answered after all. */
  const goBack = async () => {
    if (fallback === undefined) return;
    const kept = await fallback.read();
    if (written) await transact(() => kept);
    fallback = undefined;
    written = false;
    for (const listener of listeners) listener();
  };

  const run = async (change?: Parameters<SessionStore['update']>[0]) => {
    const before = last;
    if (fallback === undefined) {
      // A browser may silently drop an open database. Nothing was written then; a new one works.
      const answer = transact(change).catch(() => {
        opened = undefined;
        return transact(change);
      });
      try {
        return await inTime(answer, longestWait);
      } catch (error) {
        console.warn('Session in memory only.', error);
        fallback ??= memorySessionStore(before);
        if (error instanceof NoAnswer)
          answer.then(goBack).catch((late) => console.warn('Session stays in memory.', late));
      }
    }
    if (change === undefined) return fallback.read();
    written = true;
    return fallback.update(change);
  };

  return {
    read: () => run(),
    update: (change) => run(change),
    onReturn: (listener) => void listeners.push(listener),
  };
}

const isRecord = (value: unknown): value is SessionRecord =>
  isObject(value) &&
  typeof value.sessionId === 'string' &&
  typeof value.accessToken === 'string' &&
  typeof value.refreshToken === 'string' &&
  typeof value.renewAt === 'number' &&
  typeof value.expiresAt === 'number';
