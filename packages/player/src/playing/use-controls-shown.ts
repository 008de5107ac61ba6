import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ControlsReading, controlsHideAt } from '../rules/visible-controls';

/** The viewer's last use of the player. */
type Use = Pick<ControlsReading, 'usedAt' | 'usedBy'>;

const SEEN = ':focus-visible';
/** What a pointer holds down, such as the thumb of a slider, and an open menu. */
const HELD = '[data-ui="player-controls"]:active, [aria-expanded="true"]';
const FOCUSED = '[data-ui="player-controls"] :focus';
const POINTER = ['pointermove', 'pointerdown', 'pointerup'] as const;
const FOCUS = ['keydown', 'focusin'] as const;

/** So often, in ms, it is looked at whether what holds the controls is gone: a choice closes a menu without a use of the player. */
const LOOK_MS = 1000;

/**
 * Whether the controls are shown: always, but for a viewer who uses a pointer and has not for a while. A use draws nothing anew
 * while they are shown: a pointer that moves is dozens of them a second.
 */
export function useControlsShown(frame: RefObject<HTMLElement | null>, isPlaying: boolean) {
  const use = useRef<Use>({ usedAt: 0, usedBy: 'pointer' });
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const at = controlsHideAt({
        ...use.current,
        isPlaying,
        hasVisibleFocus: hasVisibleFocus(element),
        isHeld: element.querySelector(HELD) !== null,
      });
      const left = (at ?? Number.POSITIVE_INFINITY) - performance.now();
      if (left <= 0) hide();
      else timer = setTimeout(look, Math.min(left, LOOK_MS));
    };
    const hide = () => {
      // A focus that a pointer left in the bar: the player's keys go on, and what is not shown has none.
      if (element.querySelector(FOCUSED)) element.focus({ preventScroll: true });
      setShown(false);
    };
    const used = (usedBy: Use['usedBy']) => {
      use.current = { usedAt: performance.now(), usedBy };
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_MS);
    };
    const byPointer = () => used('pointer');
    const byFocus = (event: Event) => {
      // Tab leads into the bar, which has to be there by then.
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      if (isTab || hasVisibleFocus(element)) used('keyboard');
    };
    for (const name of POINTER) element.addEventListener(name, byPointer);
    for (const name of FOCUS) element.addEventListener(name, byFocus);
    setShown(true);
    look();
    return () => {
      clearTimeout(timer);
      for (const name of POINTER) element.removeEventListener(name, byPointer);
      for (const name of FOCUS) element.removeEventListener(name, byFocus);
    };
  }, [isPlaying, frame]);
  return shown;
}

/** Whether the focus is seen in the player, or on the player itself. */
function hasVisibleFocus(frame: HTMLElement): boolean {
  return frame.matches(SEEN) || frame.querySelector(SEEN) !== null;
}
