import { OriginError } from '../origin-error';
import { isObject } from '../shape';

/** Locks, each held by one caller at a time over all tabs of a realm. */
export interface SessionLocks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Calls `listener` when a lock is free again that a caller has waited for in vain. */
  onReturn?(listener: () => void): void;
}

/** The longest wait for a lock, in ms: a call that needs it has an end within its ten seconds. */
const LONGEST_WAIT = 9_000;

/**
 * Web Locks where the browser has them (a secure context), else a queue in this tab. A lock of a tab that is closed, or crashes, is
 * released by the browser; one that a tab never gives back ends in an `OriginError` (`timeout`), without the work.
 */
export function browserLocks(longestWait = LONGEST_WAIT): SessionLocks {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return tabLocks();
  const listeners: (() => void)[] = [];
  const awaited = new Set<string>();
  /** Waits on, without an end, for a lock that was not there in time. */
  const waitOn = async (name: string) => {
    if (awaited.has(name)) return;
    awaited.add(name);
    try {
      await locks.request(name, {}, async () => {});
      for (const listener of listeners) listener();
    } catch {
      // The page is left: nothing on it waits for the lock any more.
    } finally {
      awaited.delete(name);
    }
  };
  return {
    onReturn: (listener) => void listeners.push(listener),
    async request(name, work) {
      const waiting = new AbortController();
      const late = setTimeout(() => waiting.abort(), longestWait);
      let granted = false;
      try {
        return await locks.request(name, { signal: waiting.signal }, () => {
          granted = true;
          clearTimeout(late);
          return work();
        });
      } catch (error) {
        if (granted || !waiting.signal.aborted) throw error;
        void waitOn(name);
        throw new OriginError('timeout', { code: 'TIMEOUT', cause: error });
      } finally {
        clearTimeout(late);
      }
    },
  };
}

export function tabLocks(): SessionLocks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name, work) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(name, turn);
      return turn;
    },
  };
}

export type LogoutReason = 'viewer' | 'expired' | 'elsewhere';

/** A message between tabs. It has a session's id and no token: tabs read tokens from the store. */
export interface TabMessage {
  type: 'signedIn' | 'refreshed' | 'logout';
  sessionId: string;
  /** Only of a logout. */
  reason?: LogoutReason;
}

export interface SessionChannel {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
}

/** BroadcastChannel where there is one; else a tab reads a change when the viewer comes back to it. */
export function browserChannel(name: string): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = messageOf(data);
        if (message !== undefined) hear(message);
      }),
  };
}

function messageOf(data: unknown): TabMessage | undefined {
  if (!isObject(data) || typeof data.sessionId !== 'string') return undefined;
  const { type, sessionId, reason } = data;
  if (type === 'signedIn' || type === 'refreshed') return { type, sessionId };
  return type === 'logout'
    ? { type, sessionId, reason: reason === 'expired' ? 'expired' : 'viewer' }
    : undefined;
}

/** Calls `seen` when this tab comes into view; one from the back-forward cache missed every message. */
export function browserVisibility(seen: () => void): void {
  if (typeof document === 'undefined') return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') seen();
  });
  globalThis.addEventListener?.('pageshow', (event) => {
    if (event.persisted) seen();
  });
}
