import { type PayingRecord, readRecord } from './paying-record';

/** Keeps the attempt of this browser: all its tabs share it. */
export interface PayingStore {
  read(viewer: string): Promise<PayingRecord | null>;
  /** Resolves once it is stored: only then is the origin called. */
  write(record: PayingRecord): Promise<void>;
  /** Removes the attempt with this key; another one stays. */
  remove(key: string): Promise<void>;
}

/** How long a page waits for the browser's database, which in some browsers never answers. In ms. */
const LONGEST_WAIT = 4_000;

const STORE = 'paying';
const PLACE = 'current';

/**
 * The store of a realm, in IndexedDB (`<realm>.paying`). Where the database is missing, fails or does not answer
 * (private windows, a full disk), the attempt lives in this page's memory: a reload then asks the basket, which
 * says whether an order is under way.
 */
export function browserPayingStore(
  realm: string,
  factory: () => IDBFactory | undefined = () => globalThis.indexedDB,
): PayingStore {
  let memory: unknown = null;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory()?.open(`${realm}.paying`, 1);
      if (!request) return reject(new Error('No IndexedDB.'));
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });

  const transactThere = async (change: (before: unknown) => unknown): Promise<unknown> => {
    const database = await open();
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
        const records = transaction.objectStore(STORE);
        const request = records.get(PLACE);
        request.onsuccess = () => {
          const after = change(request.result ?? null);
          if (after === null) records.delete(PLACE);
          else if (after !== undefined) records.put(after, PLACE);
        };
        transaction.oncomplete = () => resolve(request.result ?? null);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  };

  /** Runs one transaction; `change` returns what is to be stored, or undefined for no change. */
  const transact = async (change: (before: unknown) => unknown): Promise<unknown> => {
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      const noAnswer = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error('The database does not answer.')), LONGEST_WAIT);
      });
      return await Promise.race([transactThere(change), noAnswer]);
    } catch (error) {
      console.warn('The payment is remembered by this page alone.', error);
      const before = memory;
      const after = change(before);
      if (after !== undefined) memory = after;
      return before;
    } finally {
      clearTimeout(late);
    }
  };

  return {
    async read(viewer) {
      return readRecord(await transact(() => undefined), viewer, Date.now());
    },
    async write(record) {
      await transact(() => record);
    },
    async remove(key) {
      await transact((before) =>
        typeof before === 'object' && before !== null && 'key' in before && before.key === key
          ? null
          : undefined,
      );
    },
  };
}
