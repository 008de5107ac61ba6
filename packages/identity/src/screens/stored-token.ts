import { tabStorage } from '@marquee/origin-client/tab-storage';

/**
 * The token of a letter, kept for this tab as long as it is of use: it leaves the address at once, and loading the page
 * again would lose it.
 */
export const storedToken = (realm: string, what: string, storage = tabStorage) => {
  const key = `${realm}.${what}`;
  return {
    read: () => storage.get(key),
    write: (token: string | null) => storage.set(key, token),
  };
};
