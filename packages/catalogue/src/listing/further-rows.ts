import type { OriginClient } from '@marquee/origin-client';
import type { Rows } from './rows';

/** How many lists are kept: as many as a viewer is likely to go back through. */
const LISTS = 20;

/** What viewers loaded of lists of one kind after the first page, by the place in the tab's history. */
export interface FurtherRows<Row> {
  read(origin: OriginClient, place: string): Rows<Row> | undefined;
  keep(origin: OriginClient, place: string, further: Rows<Row>): void;
  /** Calls `tell` after each change, until the returned function is called. */
  subscribe(tell: () => void): () => void;
}

/** Keeps lists while the document stays, so that Back shows them as long as they were. */
export function furtherRows<Row>(): FurtherRows<Row> {
  const sites = new WeakMap<OriginClient, Map<string, Rows<Row>>>();
  const listeners = new Set<() => void>();
  return {
    read: (origin, place) => sites.get(origin)?.get(place),
    keep(origin, place, further) {
      const lists = sites.get(origin) ?? new Map<string, Rows<Row>>();
      sites.set(origin, lists);
      lists.delete(place);
      lists.set(place, further);
      const [oldest] = lists.keys();
      if (lists.size > LISTS && oldest !== undefined) lists.delete(oldest);
      for (const tell of listeners) tell();
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
