/** Small texts kept on this device and readable at once. Keys carry the realm, so brands on one host share nothing. */
export interface Keep {
  get(key: string): string | null;
  /** `null` forgets. */
  set(key: string, value: string | null): void;
}

/** A store where the browser grants it; else nothing is kept, and nothing breaks. */
export function keepIn(open: () => Storage | null): Keep {
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

/** localStorage: for all tabs, until it is taken away. */
export const browserKeep: Keep = keepIn(() =>
  typeof localStorage === 'undefined' ? null : localStorage,
);
