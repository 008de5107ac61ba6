import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives the focus a new place after a step that may have taken the focused element away, such as the button of a row that is gone. A
 * viewer who has the focus elsewhere keeps it there.
 * @param step a new value is a step. Not while a dialog is open: the page is inert then
 */
export function useLostFocus(step: unknown, giveFocus: () => void): void {
  const before = useRef(step);
  const giveWhereLost = useEffectEvent(() => {
    if (document.activeElement === document.body) giveFocus();
  });
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    giveWhereLost();
  }, [step]);
}
