import { proxy } from 'valtio/vanilla';
import type { CallMetadata } from '../call';
import {
  guestToken as guestTokenCall,
  logout as logoutCall,
  refreshToken as refreshTokenCall,
} from '../generated/calls';
import { randomId } from '../random-id';
import { browserStorage, type TextStorage } from '../text-storage';
import {
  createTransport,
  jsonOf,
  type TransportOptions,
  type TransportRequest,
} from '../transport';
import { browserSessionStore, type SessionRecord, type SessionStore } from './session-store';
import {
  browserChannel,
  browserLocks,
  browserVisibility,
  type LogoutReason,
  type SessionChannel,
  type SessionLocks,
} from './session-tabs';
import { readToken, type SessionUser } from './session-user';
import { isRefusal, recordOf, type Tokens } from './tokens';

export interface SessionState {
  /** `starting` until the stored session has been read; on a server it stays so. */
  readonly status: 'starting' | 'guest' | 'viewer';
  /** `null` for a guest who has needed no token yet. */
  readonly user: Readonly<SessionUser> | null;
}

export interface LogoutEvent {
  /**
   * `viewer` asked for it in this tab · `expired` the origin refused to renew · `elsewhere` it ended
   * in another tab, or storage was cleared.
   */
  reason: LogoutReason;
  /** The user of the ended session. A guest's can expire, too; a guest is not told. */
  user: Readonly<SessionUser> | null;
}

export interface Session {
  /** A valtio proxy: subscribe to it or take snapshots of it; only the session writes to it. */
  readonly state: SessionState;
  /** Reads what is stored and listens to the other tabs. Makes no call. Later calls return the first one's promise. */
  start(): Promise<void>;
  /** Begins a session. Throws an `OriginError` for malformed tokens, or another realm's. */
  signIn(tokens: Tokens): Promise<void>;
  /**
   * Removes the session from storage, ends it in every tab, and tells the origin; one that was set
   * aside ends as well. Resolves to the refresh token, with which a provider may be told, too;
   * `null` when there was no session.
   */
  signOut(options?: { reason?: LogoutReason }): Promise<string | null>;
  /**
   * Replaces the stored session in every tab; resolves to the one before. `settled` waits for a
   * renewal that is under way. For acting as a viewer: see `impersonation.ts`.
   */
  swap(
    change: (stored: SessionRecord | null) => SessionRecord | null,
    settled?: boolean,
  ): Promise<SessionRecord | null>;
  /**
   * The bearer for a call, renewed when it is about to expire; `null` when there is none. A guest's is fetched only
   * with `orGuest`. Throws an `OriginError` when renewing failed for another reason than that the session is over.
   */
  accessToken(options?: { orGuest?: boolean }): Promise<string | null>;
  /** A newer token than the one that was refused; `null` when the session is over or is another's by now. */
  refresh(staleToken: string): Promise<string | null>;
  /** Aborted when the viewer signs out in this tab; another one then waits for the next sign-out. */
  untilSignOut(): AbortSignal;
  /** Calls `listener` whenever a session ends. Returns a function that removes it. */
  onLogout(listener: (event: LogoutEvent) => void): () => void;
  /**
   * Calls `listener` when calls may succeed again that have failed because another tab held the session's lock. Returns a function
   * that removes it.
   */
  onReturn(listener: () => void): () => void;
}

export interface SessionOptions extends TransportOptions {
  /** The realm's id: the audience of its tokens, and the beginning of every storage key. */
  realm: string;
  store?: SessionStore;
  locks?: SessionLocks;
  channel?: (name: string) => SessionChannel;
  storage?: TextStorage;
  clock?: { now(): number };
  /** Calls `seen` whenever this tab comes into view. */
  visibility?: (seen: () => void) => void;
  log?: (message: string, error: unknown) => void;
}

/** True when a viewer was signed in on this device: readable at once, before the session has started. */
export const likelySignedIn = (realm: string, storage: TextStorage = browserStorage): boolean =>
  storage.get(sessionHintKey(realm)) !== null;

/** The storage key of the hint that a viewer is signed in. */
export const sessionHintKey = (realm: string) => `${realm}.signedIn`;

export function createSession(options: SessionOptions): Session {
  const { realm, storage = browserStorage, clock = Date, log = console.warn } = options;
  const name = `${realm}-session`;
  const send = createTransport(options);
  const store = options.store ?? browserSessionStore(name);
  const locks = options.locks ?? browserLocks();
  const state: { status: SessionState['status']; user: SessionUser | null } = proxy({
    status: 'starting',
    user: null,
  });
  const listeners = new Set<(event: LogoutEvent) => void>();
  const waiting = new Set<() => void>();
  let channel: SessionChannel | undefined;
  let current: SessionRecord | null = null;
  /** Counts changes, so that a slow read of the store never undoes a newer one. */
  let changes = 0;
  let started: Promise<void> | undefined;
  let renewing: { sessionId: string; token: Promise<string | null> } | undefined;
  let signingOut = new AbortController();
  let fetchingGuest: Promise<string> | undefined;

  function become(record: SessionRecord | null): void {
    const user = record === null ? null : readToken(record.accessToken, realm).user;
    changes += 1;
    current = record;
    state.user = user;
    state.status = user === null || user.isGuest ? 'guest' : 'viewer';
    storage.set(sessionHintKey(realm), state.status === 'viewer' ? '1' : null);
  }

  function tellLogout(event: LogoutEvent): void {
    for (const listener of [...listeners]) {
      try {
        listener(event);
      } catch (error) {
        log('Logout listener failed.', error);
      }
    }
  }

  function end(reason: LogoutReason, next: SessionRecord | null = null): void {
    const user = state.user === null ? null : { ...state.user };
    become(next);
    tellLogout({ reason, user });
  }

  /** Takes over the record that another tab has stored. */
  function adopt(record: SessionRecord | null): void {
    if (record === null) {
      if (current !== null) end('elsewhere');
      return;
    }
    if (record.sessionId === current?.sessionId && record.accessToken === current.accessToken)
      return;
    const before = state.user === null ? null : { ...state.user };
    become(record);
    // An agent who begins to act as a viewer has not signed out.
    const replaced =
      before !== null && !before.isGuest && before.id !== state.user?.id && !state.user?.par;
    if (replaced) tellLogout({ reason: 'elsewhere', user: before });
  }

  async function sync(): Promise<void> {
    const seen = changes;
    const record = await store.read();
    if (seen !== changes) return sync();
    adopt(record);
  }

  /** Logs the errors of reads that no caller waits for. */
  const unread = (error: unknown) => log('Session not readable.', error);
  const syncSoon = () => void sync().catch(unread);

  const start = () => {
    started ??= (async () => {
      channel = (options.channel ?? browserChannel)(name);
      channel.listen((message) => {
        if (message.type !== 'logout') syncSoon();
        else if (message.sessionId === current?.sessionId) {
          end(message.reason === 'expired' ? 'expired' : 'elsewhere');
        }
      });
      (options.visibility ?? browserVisibility)(syncSoon);
      store.onReturn?.(syncSoon);
      locks.onReturn?.(() => {
        for (const listener of [...waiting]) listener();
      });
      await sync().catch(unread);
      if (state.status === 'starting') become(null);
    })();
    return started;
  };

  const newRecord = (tokens: unknown, sessionId = randomId()) =>
    recordOf(tokens, sessionId, realm, clock.now());

  const post = async (
    { method, path }: CallMetadata,
    body?: unknown,
    how?: Pick<TransportRequest, 'safe' | 'keepalive'>,
  ) => jsonOf(await send({ method, path, body, ...how }));

  /** Renews a session, inside the lock: one refresh at a time over all tabs. */
  async function renew(asked: SessionRecord): Promise<string | null> {
    const stored = await store.read();
    if (stored?.sessionId !== asked.sessionId) {
      await sync();
      return null;
    }
    if (stored.accessToken !== asked.accessToken && clock.now() < stored.renewAt) {
      adopt(stored);
      return stored.accessToken;
    }
    const isAsked = (record: SessionRecord | null) => record?.refreshToken === stored.refreshToken;
    let fresh: SessionRecord;
    try {
      fresh = {
        ...newRecord(
          // The origin repeats a lost answer for half a minute, so asking again does no harm.
          await post(refreshTokenCall, { refreshToken: stored.refreshToken }, { safe: true }),
          asked.sessionId,
        ),
        aside: stored.aside,
      };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { aside: next = null } = stored;
      const before = await store.update((record) => (isAsked(record) ? next : record));
      if (!isAsked(before)) return takeOver(asked);
      if (current?.sessionId === asked.sessionId) end('expired', next);
      channel?.post({
        type: next ? 'refreshed' : 'logout',
        sessionId: asked.sessionId,
        reason: 'expired',
      });
      return null;
    }
    // The viewer signed out, or another signed in, during the call: the answer is for no session.
    const before = await store.update((record) => (isAsked(record) ? fresh : record));
    if (!isAsked(before)) return takeOver(asked);
    if (current?.sessionId !== asked.sessionId) return null;
    become(fresh);
    channel?.post({ type: 'refreshed', sessionId: fresh.sessionId });
    return fresh.accessToken;
  }

  async function takeOver(asked: SessionRecord): Promise<string | null> {
    await sync();
    return current?.sessionId === asked.sessionId ? current.accessToken : null;
  }

  async function refresh(staleToken: string): Promise<string | null> {
    await start();
    const asked = current;
    if (asked === null) return null;
    if (asked.accessToken !== staleToken) {
      const { user } = readToken(staleToken, realm);
      // A viewer's call is never repeated in another viewer's name.
      return user.isGuest || user.id === state.user?.id ? asked.accessToken : null;
    }
    if (renewing?.sessionId === asked.sessionId) return renewing.token;
    const token = locks
      .request(name, () => renew(asked))
      .finally(() => {
        if (renewing?.token === token) renewing = undefined;
      });
    renewing = { sessionId: asked.sessionId, token };
    return token;
  }

  function guestToken(): Promise<string> {
    fetchingGuest ??= locks
      .request(name, async () => {
        const stored = await store.read();
        const record = stored ?? newRecord(await post(guestTokenCall));
        const before = stored ?? (await store.update((now) => now ?? record));
        if (before === null) channel?.post({ type: 'refreshed', sessionId: record.sessionId });
        adopt(before ?? record);
        return (before ?? record).accessToken;
      })
      .finally(() => {
        fetchingGuest = undefined;
      });
    return fetchingGuest;
  }

  const swap: Session['swap'] = async (change, settled) => {
    await start();
    let after: SessionRecord | null = null;
    const put = () =>
      store.update((stored) => {
        after = change(stored);
        return after;
      });
    const before = await (settled ? locks.request(name, put) : put());
    become(after);
    // Tabs that receive it read the store.
    channel?.post({ type: 'signedIn', sessionId: name });
    return before;
  };

  return {
    state,
    start,
    refresh,
    swap,
    async signIn(tokens) {
      const record = newRecord(tokens);
      await swap(() => record);
    },
    async signOut({ reason = 'viewer' } = {}) {
      const sessionId = current?.sessionId;
      // No call uses it from now on, but the page shows it as over only once it is removed from
      // storage: the viewer may close the page once it shows them signed out.
      current = null;
      changes += 1;
      signingOut.abort();
      signingOut = new AbortController();
      const before = await store
        .update(() => null)
        .finally(() => {
          if (current === null) end(reason);
        });
      if (before === null) return null;
      channel?.post({ type: 'logout', sessionId: sessionId ?? before.sessionId, reason });
      let { refreshToken } = before;
      for (let one: SessionRecord | null | undefined = before; one; one = one.aside) {
        // The last one is the agent's own, which a provider knows.
        refreshToken = one.refreshToken;
        post(logoutCall, { refreshToken }, { keepalive: true }).catch((error) =>
          log('Logout not told to the origin.', error),
        );
      }
      return refreshToken;
    },
    async accessToken({ orGuest = false } = {}) {
      await start();
      const held = current;
      if (held !== null && clock.now() < held.renewAt) return held.accessToken;
      if (held !== null) {
        try {
          const fresh = await refresh(held.accessToken);
          if (fresh !== null) return fresh;
        } catch (error) {
          if (clock.now() < held.expiresAt) return held.accessToken;
          throw error;
        }
      }
      return orGuest ? guestToken() : null;
    },
    untilSignOut: () => signingOut.signal,
    onLogout(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReturn(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
}
