import { type RefObject, useLayoutEffect } from 'react';
import { roomBelow } from './ConsentBar.styles';

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
    const room = roomBelow().className;
    document.body.classList.add(...room.split(' '));
    const measure = () => {
      const taken = `${element.offsetHeight}px`;
      root.setProperty(TAKEN, taken);
      root.scrollPaddingBlockEnd = taken;
      uncover(element);
    };
    measure();
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    resized?.observe(element);
    return () => {
      resized?.disconnect();
      root.removeProperty(TAKEN);
      root.scrollPaddingBlockEnd = '';
      document.body.classList.remove(...room.split(' '));
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
