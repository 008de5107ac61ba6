import { browserStorage, type TextStorage } from '@marquee/origin-client';
import { randomNonce } from '../../vendor/random-nonce';

/** The time that a link works. */
const life = 15 * 60_000;

/**
 * Stores the last link that this browser asked for, by a nonce in the link's address. Any other
 * link waits for a press: a mail scanner that runs scripts would spend it, and a stranger's would
 * sign the viewer in as the stranger.
 */
export const askedHere = (realm: string, storage: TextStorage = browserStorage, now = Date.now) => {
  const key = `${realm}.magicLinkAsked`;
  return {
    /** Stores that a link is asked for now. Returns the nonce for its address. */
    note: (): string => {
      const nonce = randomNonce();
      storage.set(key, `${nonce} ${now()}`);
      return nonce;
    },
    /** True when this browser asked for the link with this nonce, and the link still works. */
    holds: (nonce: string): boolean => {
      const [noted, asked] = storage.get(key)?.split(' ') ?? [];
      const age = now() - Number(asked ?? Number.NaN);
      return nonce !== '' && nonce === noted && age >= 0 && age <= life;
    },
    forget: () => storage.set(key, null),
  };
};
