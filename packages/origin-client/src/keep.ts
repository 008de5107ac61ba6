/** Small texts kept on this device and readable at once. Keys carry the realm, so brands on one host share nothing. */
export interface Keep {
  get(key: string): string | null;
  /** `null` forgets. */
  set(key: string, value: string | null): void;
}

/** localStorage where the browser grants it; else nothing is kept, and nothing breaks. */
export const browserKeep: Keep = {
  get: (key) => withStorage((storage) => storage.getItem(key)),
  set(key, value) {
    withStorage((storage) =>
      value === null ? storage.removeItem(key) : storage.setItem(key, value),
    );
  },
};

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return typeof localStorage === 'undefined' ? null : use(localStorage);
  } catch (error) {
    // Blocked by the viewer's settings, or full: both are DOMExceptions and both are fine.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
