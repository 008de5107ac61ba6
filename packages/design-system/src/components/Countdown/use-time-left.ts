import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

interface TimeLeftOptions {
  /** The instant, milliseconds since 1970. */
  end: number;
  /** Milliseconds between two ticks: 1000 or 60000. */
  step: number;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** The time for the server and the first render in the browser, which may not read a clock. */
  renderedAt: number | undefined;
  onEnd: (() => void) | undefined;
}

/** Whole steps left, rounded up, so that none is left exactly when the instant has come. */
function stepsLeft(end: number, now: number, step: number): number | undefined {
  const left = Math.max(0, Math.ceil((end - now) / step));
  return Number.isNaN(left) ? undefined : left;
}

/**
 * The steps left until an instant; `undefined` until hydration. It ticks only when the number
 * changes, and not while the page is hidden.
 */
export function useTimeLeft({ end, step, now, renderedAt, onEnd }: TimeLeftOptions) {
  const clock = useRef(now);
  const ended = useRef(onEnd);
  useEffect(() => {
    clock.current = now;
    ended.current = onEnd;
  });

  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const left = end - clock.current();
        if (!(left > 0) || document.hidden) return;
        timer = setTimeout(beat, left % step || step);
      };
      const beat = () => {
        tick();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', beat);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', beat);
      };
    },
    [end, step],
  );
  const left = useSyncExternalStore(
    subscribe,
    () => stepsLeft(end, now(), step),
    () => (renderedAt === undefined ? undefined : stepsLeft(end, renderedAt, step)),
  );

  const over = left === 0;
  const told = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!over || told.current === end) return;
    told.current = end;
    ended.current?.();
  }, [over, end]);
  return left;
}
