import { proxy } from 'valtio/vanilla';
import type { CallMetadata } from '../call';
import {
  guestToken as guestTokenCall,
  logout as logoutCall,
  refreshToken as refreshTokenCall,
} from '../generated/calls';
import { browserKeep, type Keep } from '../keep';
import { randomId } from '../random-id';
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
  /** `starting` until what is stored has been read; a server's page stays there. */
  readonly status: 'starting' | 'guest' | 'viewer';
  /** `null` for a guest who has needed no token yet. */
  readonly user: Readonly<SessionUser> | null;
}

export interface LogoutEvent {
  /** `viewer` asked for it here · `expired` the origin refused to renew · `elsewhere` in another tab, or storage was cleared. */
  reason: LogoutReason;
  /** Who was signed in; a guest, too, can expire, and needs no word about it. */
  user: Readonly<SessionUser> | null;
}

export interface Session {
  /** A valtio proxy: subscribe to it or take snapshots of it; only the session writes to it. */
  readonly state: SessionState;
  /** Reads what is stored and listens to the other tabs. Makes no call. Later calls return the first one's promise. */
  start(): Promise<void>;
  /** Throws an `OriginError` for tokens that are no tokens, or another realm's. */
  signIn(tokens: Tokens): Promise<void>;
  /**
   * Ends the session here and in every tab as soon as it is forgotten, and tells the origin; one that was set aside as well. Answers
   * what it was refreshed with, by which a provider may be told as well; `null` when there was none.
   */
  signOut(options?: { reason?: LogoutReason }): Promise<string | null>;
  /**
   * Puts another session in the place of the stored one, in every tab; resolves to the one before. `settled` waits for a
   * renewal that is under way. For a session that stands in for another: see `impersonation.ts`.
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
  /** Calls back whenever a session ends. Returns what stops it. */
  onLogout(listener: (event: LogoutEvent) => void): () => void;
}

export interface SessionOptions extends TransportOptions {
  /** The realm's id: the audience of its tokens, and the name of everything that is stored. */
  realm: string;
  store?: SessionStore;
  locks?: SessionLocks;
  channel?: (name: string) => SessionChannel;
  keep?: Keep;
  clock?: { now(): number };
  /** Calls back whenever this tab comes into view. */
  visibility?: (seen: () => void) => void;
  log?: (message: string, error: unknown) => void;
}

/** Whether a viewer was signed in when this device last looked: known at once, before the session has started. */
export const likelySignedIn = (realm: string, keep: Keep = browserKeep): boolean =>
  keep.get(sessionHintKey(realm)) !== null;

/** Under which key a browser keeps, readable at once, that a viewer is signed in. */
export const sessionHintKey = (realm: string) => `${realm}.signedIn`;

export function createSession(options: SessionOptions): Session {
  const { realm, keep = browserKeep, clock = Date, log = console.warn } = options;
  const name = `${realm}-session`;
  const send = createTransport(options);
  const store = options.store ?? browserSessionStore(name);
  const locks = options.locks ?? browserLocks();
  const state: { status: SessionState['status']; user: SessionUser | null } = proxy({
    status: 'starting',
    user: null,
  });
  const listeners = new Set<(event: LogoutEvent) => void>();
  let channel: SessionChannel | undefined;
  let current: SessionRecord | null = null;
  /** Counts what happened, so that a slow look at the store never undoes something newer. */
  let changes = 0;
  let started: Promise<void> | undefined;
  let renewing: { sessionId: string; token: Promise<string | null> } | undefined;
  let fetchingGuest: Promise<string> | undefined;

  function become(record: SessionRecord | null): void {
    const user = record === null ? null : readToken(record.accessToken, realm).user;
    changes += 1;
    current = record;
    state.user = user;
    state.status = user === null || user.isGuest ? 'guest' : 'viewer';
    keep.set(sessionHintKey(realm), state.status === 'viewer' ? '1' : null);
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

  /** Takes over what another tab has done. */
  function adopt(record: SessionRecord | null): void {
    if (record === null) {
      if (current !== null) end('elsewhere');
      return;
    }
    if (record.sessionId === current?.sessionId && record.accessToken === current.accessToken)
      return;
    const before = state.user === null ? null : { ...state.user };
    become(record);
    // Whoever begins to act as a viewer has not signed out.
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

  /** For what no caller waits for. */
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

  /** Inside the lock: one refresh at a time over all tabs. */
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
          // An answer that was lost is given again for half a minute, so asking again does no harm.
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
    // Signed out, or in as someone else, while the answer was on its way: it is nobody's any more.
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
    // Whoever hears it reads the store.
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
      // Worth nothing from now on, but shown as over only when it is forgotten: whoever sees a guest may close the page at once.
      current = null;
      changes += 1;
      const before = await store
        .update(() => null)
        .finally(() => {
          if (current === null) end(reason);
        });
      if (before === null) return null;
      channel?.post({ type: 'logout', sessionId: sessionId ?? before.sessionId, reason });
      let { refreshToken } = before;
      for (let one: SessionRecord | null | undefined = before; one; one = one.aside) {
        // The last one is the agent's own, by which a provider knows them.
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
    onLogout(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
