import { type RefObject, useEffect, useState } from 'react';

type Seen = () => void;

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, Seen>();

function observe(element: Element, seen: Seen): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) waiting.get(entry.target)?.();
    },
    // about a screen and a half ahead, so that scrolling reaches loaded pictures; scrollMargin
    // looks ahead inside rails too, and browsers without it ignore it
    { rootMargin: '1250px 300px', scrollMargin: '0px 300px' },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Turns true when the element comes near the screen, and stays true; `false` until `enabled`. */
export function useNearScreen(ref: RefObject<Element | null>, enabled: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!enabled || near || !ref.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    return observe(ref.current, () => setNear(true));
  }, [enabled, near, ref]);
  return near;
}
