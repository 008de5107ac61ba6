import { useCallback, useEffect, useRef } from 'react';

/**
 * Makes one change after a time in which it can be taken back. Who leaves the page does not take it back: it is made then, by a
 * call that goes on without the page.
 */
export function useLater(ms: number) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; make: () => void }>(null);
  const stop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    const { current } = waiting;
    waiting.current = null;
    return current;
  }, []);
  useEffect(() => {
    const leave = () => stop()?.make();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [stop]);
  return {
    begin(make: () => void) {
      stop()?.make();
      waiting.current = { make, timer: setTimeout(() => stop()?.make(), ms) };
    },
    /** Whether it was in time. */
    takeBack: () => stop() !== null,
  };
}
