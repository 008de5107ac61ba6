import { browserStorage, sessionHintKey } from '@marquee/origin-client';

const keyOf = (realmId: string) => `${sessionHintKey(realmId)}.profile`;

/** Notes for this browser's other documents that another profile watches from now on. */
export const noteSwitch = (realmId: string): void =>
  browserStorage.set(keyOf(realmId), crypto.randomUUID());

/**
 * Calls back once the profile was switched in another document of this browser: in another tab, or on a page after this one, which
 * comes back as it was. A hidden tab hears of it when its viewer comes back to it. Returns what ends it.
 */
export function followSwitches(realmId: string, onSwitch: () => void): () => void {
  const key = keyOf(realmId);
  let known = browserStorage.get(key);
  const look = () => {
    const now = browserStorage.get(key);
    if (document.visibilityState === 'hidden' || now === known) return;
    known = now;
    onSwitch();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
