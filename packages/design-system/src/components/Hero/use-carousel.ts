import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const SWIPE = 40;

/**
 * The entry that a carousel shows. The progress bar's animation keeps the time; its end calls
 * `next`.
 */
export function useCarousel(count: number) {
  // Counts on through the entries: another turn of the same entry begins its time anew.
  const [turn, setTurn] = useState(0);
  const current = turn % count;
  const [stopped, setStopped] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [alive, setAlive] = useState(false);
  const swipe = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    setAlive(true);
    const follow = () => setHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  const step = (element: Element, rightwards: boolean) => {
    const rtl = getComputedStyle(element).direction === 'rtl';
    setTurn(current + count + (rightwards === rtl ? -1 : 1));
  };

  return {
    current,
    stopped,
    setStopped,
    paused: stopped || hidden,
    /**
     * Whether to load the picture of an entry: it is the next one, or the one before. Not before
     * hydration.
     */
    isNear: (index: number) => alive && [1, count - 1].includes((index - current + count) % count),
    turn,
    /** The time of the entry is over. A viewer whose focus came in that moment keeps it. */
    onTimeOver() {
      setTurn(turn + (document.activeElement?.closest('[data-ui="hero"]') ? count : 1));
    },
    goTo: setTurn,
    toggle: () => setStopped((value) => !value),
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        step(event.currentTarget, event.key === 'ArrowRight');
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse') swipe.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const from = swipe.current;
        swipe.current = null;
        if (!from) return;
        const across = event.clientX - from.x;
        if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
        step(event.currentTarget, across < 0);
      },
      onPointerCancel() {
        swipe.current = null;
      },
    },
  };
}
