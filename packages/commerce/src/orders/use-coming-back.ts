import { useEffect, useEffectEvent } from 'react';

/** A tab that comes to the front tells it twice, by its visibility and by its focus. In ms. */
const ONE_RETURN = 500;

/**
 * Calls `then` when the viewer comes back to the page: to its window, to its tab, or from another page by Back. What the page shows may be
 * old by then.
 */
export function useComingBack(then: () => void): void {
  const come = useEffectEvent(then);
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const back = ({ timeStamp }: Event) => {
      if (document.hidden || timeStamp - last < ONE_RETURN) return;
      last = timeStamp;
      come();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) back(event);
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
