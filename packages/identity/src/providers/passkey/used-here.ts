import { browserKeep, type Keep } from '@marquee/origin-client';

const keyOf = (realm: string) => `${realm}.passkey`;

/** Notes that a passkey was made or used on this device: when none is used the next time, it was called off. */
export const notePasskeyUsed = (realm: string, keep: Keep = browserKeep): void =>
  keep.set(keyOf(realm), '1');

export const hasUsedPasskey = (realm: string, keep: Keep = browserKeep): boolean =>
  keep.get(keyOf(realm)) !== null;
