import { useSyncExternalStore } from 'react';

/** How far the viewer has seen titles that they have not finished, 0 to 1, by the title's id. It fills once the session has come. */
let shares: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function show(next: ReadonlyMap<string, number>): void {
  shares = next;
  for (const tell of listeners) tell();
}

/** Shows on cards how far the viewer has seen these titles, and no others. */
export const setProgress = (seen: ReadonlyMap<string, number>): void => show(seen);

/** Shows how far the viewer has seen one title by now; null: it is not begun, or finished. */
export function noteProgress(id: string, share: number | null): void {
  const next = new Map(shares);
  if (share === null) next.delete(id);
  else next.set(id, share);
  show(next);
}

/** How far the viewer has seen a title; undefined for one that is not begun. */
export const useProgress = (id: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(id),
    () => undefined,
  );
