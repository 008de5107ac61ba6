import { type RefObject, useEffect } from 'react';

/** Where the focus goes, in this order: what takes the place of the picture, the first button of the bar, the player. */
const PLACES = ['[data-ui="player-front"] :is(a[href], button)', '[data-ui="player-play"]'];

/**
 * Keeps the focus in the player when the control that has it disappears: without this the browser gives it to the page's body, where
 * the player's keys do nothing and Tab begins at the top. A viewer who goes elsewhere stays there.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const player = frame.current;
    if (!player) return;
    let last: Element | null = null;

    const look = () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || activeElement === last;
      if (!last || !isLost || canHaveFocus(last)) return;
      last = null;
      focusIn(player);
    };
    const entered = ({ target }: FocusEvent) => {
      last = target instanceof Element && target !== player ? target : null;
    };
    // Comes for what is removed as well, before it is gone.
    const left = () => {
      queueMicrotask(() => {
        if (last && canHaveFocus(last) && document.activeElement !== last) last = null;
        look();
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(player, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert', 'hidden'],
    });
    // A narrower bar has other buttons.
    globalThis.addEventListener('resize', look);
    player.addEventListener('focusin', entered);
    player.addEventListener('focusout', left);
    return () => {
      changes.disconnect();
      globalThis.removeEventListener('resize', look);
      player.removeEventListener('focusin', entered);
      player.removeEventListener('focusout', left);
    };
  }, [frame]);
}

function focusIn(player: HTMLElement): void {
  const all = PLACES.flatMap((place) => [...player.querySelectorAll<HTMLElement>(place)]);
  (all.find(canHaveFocus) ?? player).focus({ preventScroll: true });
}

function canHaveFocus(element: Element): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]'))
    return false;
  // Older browsers do not tell whether it is shown.
  return element.checkVisibility?.() ?? true;
}
