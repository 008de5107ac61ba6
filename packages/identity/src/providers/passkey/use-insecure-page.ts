import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True on a page over plain http, where browsers have no passkeys; false on the server, which
 * cannot know.
 */
export const useInsecurePage = (): boolean =>
  useSyncExternalStore(
    never,
    () => globalThis.isSecureContext === false,
    () => false,
  );
