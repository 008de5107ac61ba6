import { type RefObject, useEffect, useState } from 'react';

export interface TabRow {
  /** Where there are more tabs to scroll to: at one end or both. */
  more: 'none' | 'start' | 'end' | 'both';
  /** The writing direction at the row, once it is known. */
  direction: 'ltr' | 'rtl' | undefined;
}

const MORE = [
  ['none', 'end'],
  ['start', 'both'],
] as const;

/** Scrolls the chosen tab of a row into view, and tells where more tabs are. */
export function useTabRow(ref: RefObject<HTMLElement | null>, chosen: string | undefined): TabRow {
  const [row, setRow] = useState<TabRow>({ more: 'none', direction: undefined });

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const room = list.scrollWidth - list.clientWidth;
      const at = Math.abs(list.scrollLeft);
      const more = MORE[at > 1 ? 1 : 0][at < room - 1 ? 1 : 0];
      const direction = getComputedStyle(list).direction === 'rtl' ? 'rtl' : 'ltr';
      setRow((old) =>
        old.more === more && old.direction === direction ? old : { more, direction },
      );
    };
    measure();
    list.addEventListener('scroll', measure, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    resized?.observe(list);
    return () => {
      list.removeEventListener('scroll', measure);
      resized?.disconnect();
    };
  }, [ref]);

  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector('[aria-selected="true"],[aria-current]');
    // scrollIntoView would move the page as well
    if (!list || !tab || chosen === undefined || list.scrollWidth <= list.clientWidth) return;
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    list.scrollBy({ left: middle(tab) - middle(list) });
  }, [ref, chosen]);

  return row;
}
