import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus back to the designer when a story in the frame takes it by itself, as a dialog does when it opens: once for each
 * frame, so that no way into it is closed. The designer goes into the frame with Tab or by a press.
 */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let isTabbing = false;
    let settled: HTMLIFrameElement | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      isTabbing = false;
      last = target instanceof HTMLElement ? target : undefined;
    };
    const onKey = ({ type, key }: KeyboardEvent) => {
      isTabbing = type === 'keydown' && key === 'Tab';
    };
    const giveBack = () => {
      if (document.activeElement !== frame.current || settled === frame.current) return;
      settled = frame.current;
      window.focus();
      if (last?.isConnected) last.focus({ preventScroll: true });
    };
    const onBlur = () => {
      const isOver = frame.current?.matches(':hover') ?? false;
      // Afterwards: while the window loses the focus, the frame is still about to get it.
      if (!isTabbing && !isOver) setTimeout(giveBack);
    };
    addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKey);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKey);
      removeEventListener('blur', onBlur);
    };
  }, [frame]);
}
