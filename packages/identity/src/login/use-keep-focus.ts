import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when a new state removes the focused element, where it would go to the top of the
 * page: the first control of the new state takes it, before the page is shown without a focus.
 */
export function useKeepFocus<Place extends HTMLElement>(state: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('input:not([hidden]), button, a, iframe')?.focus();
  }, [state]);
  return place;
}
