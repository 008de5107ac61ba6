import { useEffect, useEffectEvent, useRef } from 'react';

/** Gives the focus to something once a dialog is closed, unless what opened it is still there and has it. */
export function useFocusAfter(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(isOpen);
  const focusWhereLost = useEffectEvent(() => {
    if (document.activeElement === document.body) focus();
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusWhereLost();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
