import type { TextStorage } from '@marquee/origin-client';

/** A storage that lasts as long as a test. */
export function memoryStorage(): TextStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}
