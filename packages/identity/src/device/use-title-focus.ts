import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the title of a new step: screen readers read it, and a key for the step before
 * (Enter after the last letter) presses nothing in this one.
 */
export function useTitleFocus(step: string): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    if (!title.hasAttribute('tabindex')) title.setAttribute('tabindex', '-1');
    title.focus({ preventScroll: true });
    title.scrollIntoView?.({ block: 'nearest' });
  }, [step]);
}
