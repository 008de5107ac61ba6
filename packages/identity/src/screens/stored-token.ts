import { tabStorage } from '@marquee/origin-client/tab-storage';

/**
 * The token of an email, stored for this tab while it is valid: it leaves the address at once, and
 * a reload would lose it.
 */
export const storedToken = (realm: string, what: string, storage = tabStorage) => {
  const key = `${realm}.${what}`;
  return {
    read: () => storage.get(key),
    write: (token: string | null) => storage.set(key, token),
  };
};
