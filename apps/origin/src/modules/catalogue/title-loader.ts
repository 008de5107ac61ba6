import type { Database } from '../../kernel/database/database';
import { type Reading, readTitles, type Title } from './titles';

export interface TitleLoader {
  load(id: string): Promise<Title | undefined>;
}

/** Collects the titles that one answer asks for and reads them in one query. One loader serves one request. */
export function createTitleLoader(db: Database, reading: Reading): TitleLoader {
  const asked = new Map<string, Promise<Title | undefined>>();
  let batch: { ids: string[]; found: Promise<Map<string, Title>> } | null = null;

  return {
    load(id) {
      const known = asked.get(id);
      if (known) return known;
      if (!batch) {
        const ids: string[] = [];
        // Resolvers that the database has already answered run before this; the others have their own batch.
        const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
          batch = null;
          return readTitles(db, reading, ids);
        });
        batch = { ids, found };
      }
      batch.ids.push(id);
      const title = batch.found.then((titles) => titles.get(id));
      asked.set(id, title);
      return title;
    },
  };
}
