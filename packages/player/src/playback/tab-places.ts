import type { TextStorage } from '@marquee/origin-client';
import { tabStorage } from '@marquee/origin-client/tab-storage';
import type { Progress } from './progress';

/** The share of a title after which it counts as seen to its end, as the origin has it for viewers. */
const SEEN = 0.95;

/**
 * Where a guest is in titles on demand: kept for this tab alone, so that a page that is loaded anew goes on there, and no one
 * else at the device sees it later.
 */
export function tabPlaces(realm: string, storage: TextStorage = tabStorage) {
  const keyOf = (id: string) => `${realm}.place.${id}`;
  return {
    /** Seconds from the beginning; null where the title was not begun, or was seen to its end. */
    find(id: string): number | null {
      const position = Number(storage.get(keyOf(id)));
      return position > 0 && Number.isFinite(position) ? position : null;
    },
    note({ id, position, duration }: Pick<Progress, 'id' | 'position' | 'duration'>): void {
      storage.set(keyOf(id), position < duration * SEEN ? String(position) : null);
    },
  };
}

export type TabPlaces = ReturnType<typeof tabPlaces>;
