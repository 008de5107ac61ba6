import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on the one action of a place while a link becomes a button, or the other way round: an element that goes, or that
 * cannot be pressed for a while, takes the focus with it. Where the viewer went on meanwhile, it stays there.
 * @returns what the place's element needs
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    const now = document.activeElement;
    // Also before the page reacted to the viewer.
    if (ref.current?.contains(now)) had.current = true;
    else if (had.current && (now === null || now === document.body))
      ref.current?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  });
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      had.current = target.matches(':disabled');
    },
  };
}
