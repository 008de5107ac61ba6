import { type RefObject, useEffect } from 'react';
import type { Begins } from '../rules/playback-preferences';

/**
 * Takes the focus into a player that the viewer has begun. The button that was pressed is gone with its focus, and the player's
 * keys work with the focus inside only. A viewer who has gone elsewhere meanwhile stays there.
 */
export function useFocusAtStart(frame: RefObject<HTMLElement | null>, begins: Begins): void {
  useEffect(() => {
    const isLost = begins === 'by press' && document.activeElement === document.body;
    if (isLost) frame.current?.focus({ preventScroll: true });
  }, [frame, begins]);
}
