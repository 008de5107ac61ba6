import { browserStorage, type TextStorage } from '@marquee/origin-client';
import { randomNonce } from '../vendor/random-nonce';

/** The parameter of the link's address with the nonce of the browser that asked for it. */
export const ASKED = 'asked';

/** The time that a link works. */
const life = 60 * 60_000;

/**
 * Stores the address for which this browser asked for its last link, by a nonce in the link's address:
 * a password manager must not save the new password of one account under the address of another.
 */
export const askedAddress = (
  realm: string,
  storage: TextStorage = browserStorage,
  now = Date.now,
) => {
  const key = `${realm}.resetAsked`;
  return {
    /** Stores that a link is asked for now. Returns the nonce for its address. */
    note: (address: string): string => {
      const nonce = randomNonce();
      storage.set(key, `${nonce} ${now()} ${address}`);
      return nonce;
    },
    /** The address of the link with this nonce; undefined for any other link, and once it is over. */
    of: (nonce: string | null): string | undefined => {
      const [noted, asked, address] = storage.get(key)?.split(' ') ?? [];
      const age = now() - Number(asked ?? Number.NaN);
      return nonce && nonce === noted && age >= 0 && age <= life ? address : undefined;
    },
    forget: () => storage.set(key, null),
  };
};
