import { sessionKeep } from '@marquee/origin-client/session-keep';

/**
 * The token of a letter, kept for this tab as long as it is of use: it leaves the address at once, and loading the page
 * again would lose it.
 */
export const keptToken = (realm: string, what: string, keep = sessionKeep) => {
  const key = `${realm}.${what}`;
  return {
    read: () => keep.get(key),
    write: (token: string | null) => keep.set(key, token),
  };
};
