import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The room between a focused element and a bar below it, in CSS pixels: as much as a ring of focus takes. */
const RING = 8;

/**
 * Keeps a frame off the element that has the focus (WCAG 2.4.11). `onCovers` moves the frame away; a bar that has no other
 * place lets the page scroll instead.
 */
export function useKeepsClear(frame: RefObject<HTMLElement | null>, onCovers: () => void): void {
  const covers = useEffectEvent(onCovers);
  useEffect(() => {
    const look = () => {
      const { activeElement } = document;
      const element = frame.current;
      if (!element || !(activeElement instanceof HTMLElement)) return;
      if (activeElement === document.body || activeElement.tabIndex < 0) return;
      if (element.contains(activeElement)) return;
      const focused = activeElement.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      const isFree =
        focused.bottom <= own.top ||
        focused.top >= own.bottom ||
        focused.right <= own.left ||
        focused.left >= own.right;
      if (isFree) return;
      if (own.width >= window.innerWidth)
        window.scrollBy({ top: focused.bottom - own.top + RING, behavior: 'instant' });
      // What is wider than the frame is seen beside it.
      else if (focused.left >= own.left - RING && focused.right <= own.right + RING) covers();
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [frame]);
}
