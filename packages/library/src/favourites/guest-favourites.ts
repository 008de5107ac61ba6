import { browserKeep, type Keep } from '@marquee/origin-client';

/** More than anybody marks before they sign in; a bound, so that nothing fills a browser. */
const MOST = 200;

/** What somebody marked before they signed in: titles' identifiers, the last one first, in this browser. */
export interface GuestFavourites {
  /** Where other tabs see it change. */
  readonly key: string;
  read(): readonly string[];
  write(ids: readonly string[]): void;
}

export function guestFavourites(realmId: string, keep: Keep = browserKeep): GuestFavourites {
  const key = `${realmId}.favourites`;
  return {
    key,
    read: () => idsOf(keep.get(key)),
    write: (ids) => keep.set(key, ids.length > 0 ? JSON.stringify(ids.slice(0, MOST)) : null),
  };
}

/** Anybody can write there: what is no list of identifiers is nothing. */
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
