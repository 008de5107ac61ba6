import { browserSessionStore, type SessionStore } from './session-store';

/**
 * What a realm's stored session is renewed with; `null` when there is none. For the few calls that name a session by it
 * without spending it (spec 1 §7, `entitlement-sync`), in a file of its own: most pages have no use for it.
 */
export async function storedRefreshToken(
  realm: string,
  store: SessionStore = browserSessionStore(`${realm}-session`),
): Promise<string | null> {
  return (await store.read())?.refreshToken ?? null;
}
