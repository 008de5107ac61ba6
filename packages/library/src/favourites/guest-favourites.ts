import { browserStorage, type TextStorage } from '@marquee/origin-client';

/** The most favourites that a browser stores for a guest. */
const MOST = 200;

/** The favourites of a guest, in this browser: the titles' identifiers, the last one first. */
export interface GuestFavourites {
  /** The storage key, by which other tabs notice a change. */
  readonly key: string;
  read(): readonly string[];
  write(ids: readonly string[]): void;
}

export function guestFavourites(
  realmId: string,
  storage: TextStorage = browserStorage,
): GuestFavourites {
  const key = `${realmId}.favourites`;
  return {
    key,
    read: () => idsOf(storage.get(key)),
    write: (ids) => storage.set(key, ids.length > 0 ? JSON.stringify(ids.slice(0, MOST)) : null),
  };
}

/** Reads a stored list. Other programs can write to the storage: all but identifiers is left out. */
function idsOf(kept: string | null): readonly string[] {
  if (kept === null) return [];
  try {
    const ids: unknown = JSON.parse(kept);
    if (!Array.isArray(ids)) return [];
    const texts = ids.filter((id): id is string => typeof id === 'string' && TITLE_ID.test(id));
    return [...new Set(texts)].slice(0, MOST);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The contract's `TitleId`. */
const TITLE_ID = /^[a-z0-9][a-z0-9-]{0,95}$/;
