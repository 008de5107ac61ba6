import { browserSessionStore, type SessionStore } from './session-store';

/**
 * Reads the refresh token of a realm's stored session; `null` when there is none. For the few calls
 * that name a session by it without spending it (spec 1 §7, `entitlement-sync`). In a file of its
 * own, because most pages do not use it.
 */
export async function storedRefreshToken(
  realm: string,
  store: SessionStore = browserSessionStore(`${realm}-session`),
): Promise<string | null> {
  return (await store.read())?.refreshToken ?? null;
}
