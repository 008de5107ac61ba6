import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds between release and hiding (spec 1 §9). */
export const RELEASE_DELAY = 300;

/** Shows a secret while a button is held by pointer, Space or Enter, and for 300 ms after. */
export function useHoldToReveal() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = () => {
    clearTimeout(timer.current);
    setShown(true);
  };
  const release = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), RELEASE_DELAY);
  };
  const isHoldKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';

  return {
    shown,
    hold: {
      onPointerDown(event: PointerEvent<HTMLButtonElement>) {
        if (event.button !== 0) return;
        // keep the caret in the field, and receive the release wherever the pointer goes
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        press();
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent) {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        press();
      },
      onKeyUp(event: KeyboardEvent) {
        if (isHoldKey(event)) release();
      },
      onBlur: release,
      onContextMenu(event: { preventDefault(): void }) {
        // a long press on a phone would open a context menu instead
        event.preventDefault();
      },
    },
  };
}
