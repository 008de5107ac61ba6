import { IDBFactory } from 'fake-indexeddb';
import {
  browserSessionStore,
  createOriginClient,
  createSession,
  type OriginClient,
  type Session,
  type SessionChannel,
  type SessionLocks,
  type SessionOptions,
  type TabMessage,
  type TextStorage,
} from '../index';

export interface Tab {
  session: Session;
  client: OriginClient;
  /** The reasons of the logouts that this tab has seen. */
  logouts: string[];
  /** The messages that were logged rather than thrown. */
  logged: string[];
  /** Acts as if the viewer came back to the tab. */
  look(): void;
  /** Drops its lock and its messages, as closing a tab does. Answers to its calls are lost. */
  close(): void;
}

/** One browser profile on one host: its tabs share storage, locks and channel. */
export function createBrowser(address: string, clock: { now(): number }) {
  const databases = new IDBFactory();
  const kept = new Map<string, string>();
  const storage: TextStorage = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
  const locks = createLockManager();
  const hubs = new Map<string, Set<(message: TabMessage) => void>>();

  return {
    databases,
    kept,
    /** Clears a database as the viewer does in the browser's settings; fails when a tab holds it. */
    clearDatabase: (name: string) =>
      new Promise<void>((resolve, reject) => {
        const request = databases.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error('A tab holds on to its database.'));
      }),
    openTab(realm = 'apex', options: Partial<SessionOptions> = {}): Tab {
      const { locks: tabLocks, close: dropLocks } = locks.openTab();
      const hearing = new Set<(message: TabMessage) => void>();
      const looking = new Set<() => void>();
      const logged: string[] = [];
      let closed = false;
      const channel = (name: string): SessionChannel => {
        const hub = hubs.get(name) ?? new Set();
        hubs.set(name, hub);
        return {
          post(message) {
            for (const hear of hub) if (!hearing.has(hear)) setImmediate(hear, { ...message });
          },
          listen(hear) {
            const whileOpen = (message: TabMessage) => void (closed || hear(message));
            hearing.add(whileOpen);
            hub.add(whileOpen);
          },
        };
      };
      const settings = { address, publicKey: `${realm}-public-key`, deviceId: 'device-1' };
      const session = createSession({
        realm,
        ...settings,
        clock,
        storage,
        channel,
        locks: tabLocks,
        store: browserSessionStore(`${realm}-session`, () => databases),
        visibility: (seen) => void looking.add(seen),
        log: (message) => void logged.push(message),
        ...options,
      });
      const logouts: string[] = [];
      session.onLogout(({ reason }) => logouts.push(reason));
      return {
        session,
        client: createOriginClient({ ...settings, session }),
        logouts,
        logged,
        look: () => {
          for (const seen of looking) seen();
        },
        close() {
          closed = true;
          dropLocks();
        },
      };
    },
  };
}

/** Locks as Web Locks are: one holder a name over all tabs, in turn; a closed tab holds none. */
function createLockManager() {
  interface Entry {
    tab: object;
    start(): void;
  }
  const queues = new Map<string, Entry[]>();
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const leave = (name: string, entry: Entry) => {
    const queue = queueOf(name);
    const held = queue[0] === entry;
    if (queue.includes(entry)) queue.splice(queue.indexOf(entry), 1);
    if (held) queue[0]?.start();
  };
  return {
    openTab(): { locks: SessionLocks; close(): void } {
      const tab = {};
      return {
        locks: {
          request: (name, work) =>
            new Promise((resolve, reject) => {
              const entry: Entry = {
                tab,
                start: () =>
                  void work()
                    .then(resolve, reject)
                    .finally(() => leave(name, entry)),
              };
              if (queueOf(name).push(entry) === 1) entry.start();
            }),
        },
        close() {
          for (const [name, queue] of queues) {
            for (const entry of queue.filter((one) => one.tab === tab)) leave(name, entry);
          }
        },
      };
    },
  };
}
