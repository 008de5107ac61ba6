import { browserKeep, type Keep } from '@marquee/origin-client';

/** As long as a link works. */
const life = 15 * 60_000;

/**
 * Whether this browser has asked for a link that may still work. Elsewhere the link waits for one press: a mail scanner that
 * runs scripts would spend it, and a stranger's link would sign the viewer in as the stranger.
 */
export const askedHere = (realm: string, keep: Keep = browserKeep, now = Date.now) => {
  const key = `${realm}.magicLinkAsked`;
  return {
    note: () => keep.set(key, String(now())),
    holds: (): boolean => {
      const asked = Number(keep.get(key) ?? Number.NaN);
      return now() - asked >= 0 && now() - asked <= life;
    },
    forget: () => keep.set(key, null),
  };
};
