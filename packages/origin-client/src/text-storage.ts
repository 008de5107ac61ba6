/**
 * Storage for small texts on this device, readable at once. Keys begin with the realm, so that
 * brands on one host share nothing.
 */
export interface TextStorage {
  get(key: string): string | null;
  /** Stores a text; `null` removes it. */
  set(key: string, value: string | null): void;
}

/** Wraps a storage that the browser may refuse: then nothing is stored, and nothing throws. */
export function storageIn(open: () => Storage | null): TextStorage {
  const use = <T>(ask: (storage: Storage) => T): T | null => {
    try {
      const storage = open();
      return storage && ask(storage);
    } catch (error) {
      // Blocked by the viewer's settings, or full: both are DOMExceptions and both are fine.
      if (error instanceof DOMException) return null;
      throw error;
    }
  };
  return {
    get: (key) => use((storage) => storage.getItem(key)),
    set(key, value) {
      use((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)));
    },
  };
}

/** The browser's localStorage: for all tabs, until the viewer clears it. */
export const browserStorage: TextStorage = storageIn(() =>
  typeof localStorage === 'undefined' ? null : localStorage,
);
