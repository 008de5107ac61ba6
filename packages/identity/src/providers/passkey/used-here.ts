import { browserStorage, type TextStorage } from '@marquee/origin-client';

const keyOf = (realm: string) => `${realm}.passkey`;

/**
 * Stores that a passkey was made or used on this device: the next time without one was a cancelled
 * one.
 */
export const notePasskeyUsed = (realm: string, storage: TextStorage = browserStorage): void =>
  storage.set(keyOf(realm), '1');

export const hasUsedPasskey = (realm: string, storage: TextStorage = browserStorage): boolean =>
  storage.get(keyOf(realm)) !== null;
