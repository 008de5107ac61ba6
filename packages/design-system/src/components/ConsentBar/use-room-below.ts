import { type RefObject, useLayoutEffect } from 'react';
import { roomBelow } from './ConsentBar.styles';

/** How much of the bottom of the window is covered; notices are placed above it. */
const TAKEN = '--foot-taken';

/**
 * While an element covers the bottom of the window, lets the page scroll up from behind it, and
 * scrolls a focused element clear of it.
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

/** Scrolls a field out from behind the element when the viewer types in it. */
function uncover(element: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || element.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > element.getBoundingClientRect().top && top < innerHeight)
    activeElement.scrollIntoView({ block: 'nearest' });
}
