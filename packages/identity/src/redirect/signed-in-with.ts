import { browserKeep, type Keep } from '@marquee/origin-client';

const keyOf = (realm: string) => `${realm}.signedInWith`;

/** Which provider the session on this device came from, such as `openid/nations`: its session ends with ours. */
export const signedInWith = (realm: string, keep: Keep = browserKeep): string | null =>
  keep.get(keyOf(realm));

/** `null` when the session is over, or came from no provider with pages of its own. */
export const noteSignedInWith = (
  realm: string,
  provider: string | null,
  keep: Keep = browserKeep,
): void => keep.set(keyOf(realm), provider);
