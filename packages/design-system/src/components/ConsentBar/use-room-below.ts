import { type RefObject, useLayoutEffect } from 'react';

/** How much of the foot of the window is taken; notices stand above it. */
const TAKEN = '--foot-taken';

/**
 * As long as something stands at the foot of the window, the page can be scrolled up from behind it, and what takes the focus is scrolled clear
 * of it.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement.style;
    const body = document.body.style;
    const measure = () => {
      const taken = `${element.offsetHeight}px`;
      root.setProperty(TAKEN, taken);
      root.scrollPaddingBlockEnd = taken;
      body.paddingBlockEnd = taken;
      uncover(element);
    };
    measure();
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    resized?.observe(element);
    return () => {
      resized?.disconnect();
      root.removeProperty(TAKEN);
      root.scrollPaddingBlockEnd = '';
      body.paddingBlockEnd = '';
    };
  }, [ref]);
}

/** A field that somebody types in comes out from behind. */
function uncover(element: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || element.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > element.getBoundingClientRect().top && top < innerHeight)
    activeElement.scrollIntoView({ block: 'nearest' });
}
