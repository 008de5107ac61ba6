import { type RefObject, useEffect, useRef } from 'react';

/**
 * What had the focus may be gone in the next state, and the focus with it, to the top of the page. Then the first
 * control of what stands there now takes it.
 */
export function useFocusKept<Place extends HTMLElement>(state: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('input, button, a, iframe')?.focus();
  }, [state]);
  return place;
}
