import { browserKeep, type Keep } from '@marquee/origin-client';

const keyOf = (realm: string) => `${realm}.signedInWith`;
const noteOf = (provider: string, viewer: string) => `${provider} ${viewer}`;

/** Notes that a viewer's session came from a provider with pages of its own: `openid/nations`. */
export function noteSignedInWith(
  realm: string,
  provider: string,
  viewer: string,
  keep: Keep = browserKeep,
): void {
  keep.set(keyOf(realm), noteOf(provider, viewer));
}

/** Did this viewer's session come from the provider? The note is another's when they have signed in otherwise since. */
export const cameFrom = (
  realm: string,
  provider: string,
  viewer: string | undefined,
  keep: Keep = browserKeep,
): boolean => viewer !== undefined && keep.get(keyOf(realm)) === noteOf(provider, viewer);

export const forgetSignedInWith = (realm: string, keep: Keep = browserKeep): void =>
  keep.set(keyOf(realm), null);
