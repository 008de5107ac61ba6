/** Answers one key at a time out of readings of many. */
export interface BatchLoader<Value> {
  load(key: string): Promise<Value | undefined>;
}

/** Collects the keys that one answer asks for and reads them in one query. One loader serves one request. */
export function createBatchLoader<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): BatchLoader<Value> {
  const asked = new Map<string, Promise<Value | undefined>>();
  let batch: { keys: string[]; found: Promise<ReadonlyMap<string, Value>> } | null = null;

  return {
    load(key) {
      const known = asked.get(key);
      if (known) return known;
      if (!batch) {
        const keys: string[] = [];
        // Resolvers that the database has already answered run before this; the others have their own batch.
        const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
          batch = null;
          return read(keys);
        });
        batch = { keys, found };
      }
      batch.keys.push(key);
      const value = batch.found.then((values) => values.get(key));
      asked.set(key, value);
      return value;
    },
  };
}
