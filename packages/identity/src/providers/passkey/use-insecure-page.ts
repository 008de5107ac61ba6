import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The page came over plain http, where browsers have no passkeys. The server cannot know, so its HTML says no. */
export const useInsecurePage = (): boolean =>
  useSyncExternalStore(
    never,
    () => globalThis.isSecureContext === false,
    () => false,
  );
