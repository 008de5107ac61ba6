import { type RefObject, useEffect, useState } from 'react';

const TICK_MS = 250;

/** What the viewer looks at or has the focus on is not taken from under them. */
const HELD = '[data-ui="next-card"]:is(:hover, :focus-within)';

/** The seconds since a title's end, without those in which the viewer held the card of the next one; null before the end. */
export function useEndedFor(frame: RefObject<HTMLElement | null>, hasEnded: boolean) {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (!hasEnded) return setSeconds(null);
    setSeconds(0);
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) / 1000;
      last = now;
      const isHeld = frame.current?.querySelector(HELD) != null;
      if (!isHeld) setSeconds((before) => (before ?? 0) + passed);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [frame, hasEnded]);
  return seconds;
}
