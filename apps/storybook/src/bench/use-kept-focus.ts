import { type RefObject, useEffect } from 'react';
import { SHEET_FRAME } from '../brands/StoryFrame';

/**
 * Gives the focus back to the designer whenever a story of the sheet takes it, as a dialog does when it opens: after each change.
 * A designer cannot enter such a story, as its frame is inert; the sheet itself is entered as any frame.
 */
export function useKeptFocus(sheet: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== sheet.current) last = target;
    };
    const giveBack = () => {
      const entered = sheet.current?.contentDocument?.activeElement;
      if (document.activeElement !== sheet.current || !entered?.matches(`.${SHEET_FRAME}`)) return;
      window.focus();
      if (last?.isConnected) last.focus({ preventScroll: true });
    };
    // While the window loses the focus, the frame is still about to get it. A task of its own could come after the next key.
    const onBlur = () => queueMicrotask(giveBack);
    addEventListener('focusin', onFocus);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('blur', onBlur);
    };
  }, [sheet]);
}
