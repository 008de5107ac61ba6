import { browserStorage, type TextStorage } from '@marquee/origin-client';
import { randomNonce } from '../../vendor/random-nonce';

/** As long as a link works. */
const life = 15 * 60_000;

/**
 * The link that this browser has asked for last, known by a nonce in its address. Any other link waits for one press: a mail
 * scanner that runs scripts would spend it, and a stranger's would sign the viewer in as the stranger.
 */
export const askedHere = (realm: string, storage: TextStorage = browserStorage, now = Date.now) => {
  const key = `${realm}.magicLinkAsked`;
  return {
    /** Notes that a link is asked for now. Answers with the nonce that goes along in its address. */
    note: (): string => {
      const nonce = randomNonce();
      storage.set(key, `${nonce} ${now()}`);
      return nonce;
    },
    /** Whether a link that works still, and has this nonce, was asked for here. */
    holds: (nonce: string): boolean => {
      const [noted, asked] = storage.get(key)?.split(' ') ?? [];
      const age = now() - Number(asked ?? Number.NaN);
      return nonce !== '' && nonce === noted && age >= 0 && age <= life;
    },
    forget: () => storage.set(key, null),
  };
};
