import { randomId } from './random-id';
import { tabStorage } from './tab-storage';
import type { TextStorage } from './text-storage';

/** A name for this tab, by which the origin knows that a second start comes from the same screen. */
const KEY = 'player.tab';

/** Lasts as long as the page where the browser stores nothing. */
let ofThisPage: string | undefined;

/** Stays the same while the tab is open, also when its page is loaded anew. */
export function tabName(storage: TextStorage = tabStorage): string {
  const known = storage.get(KEY);
  if (known !== null) return known;
  ofThisPage ??= randomId();
  storage.set(KEY, ofThisPage);
  return ofThisPage;
}
