import { browserStorage, type TextStorage } from '@marquee/origin-client';

const keyOf = (realm: string) => `${realm}.signedInWith`;
const noteOf = (provider: string, viewer: string) => `${provider} ${viewer}`;

/** Stores that a viewer's session came from a provider with pages of its own: `openid/nations`. */
export function noteSignedInWith(
  realm: string,
  provider: string,
  viewer: string,
  storage: TextStorage = browserStorage,
): void {
  storage.set(keyOf(realm), noteOf(provider, viewer));
}

/**
 * True when this viewer's session came from the provider, and they have not signed in otherwise
 * since.
 */
export const cameFrom = (
  realm: string,
  provider: string,
  viewer: string | undefined,
  storage: TextStorage = browserStorage,
): boolean => viewer !== undefined && storage.get(keyOf(realm)) === noteOf(provider, viewer);

export const forgetSignedInWith = (realm: string, storage: TextStorage = browserStorage): void =>
  storage.set(keyOf(realm), null);
