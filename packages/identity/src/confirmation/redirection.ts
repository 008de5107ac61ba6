import { browserStorage, type TextStorage } from '@marquee/origin-client';

/**
 * Stores where the login route leads after the address is confirmed, under its name of spec 1 §3,
 * from signing up until then: the email is read much later, and perhaps in another tab.
 */
export const emailConfirmationRedirection = (
  realm: string,
  storage: TextStorage = browserStorage,
) => {
  const key = `${realm}.emailConfirmationRedirection`;
  return {
    read: () => storage.get(key),
    write: (path: string | null) => storage.set(key, path),
  };
};
