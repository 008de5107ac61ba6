import { type RefObject, useEffect, useState } from 'react';

/**
 * Turns true once the page's main picture has loaded or failed, so that other pictures may load; or
 * once the viewer scrolls, presses or types.
 */
export function useMainPicture(container: RefObject<HTMLElement | null>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready) return;
    const picture = container.current?.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const settle = () => setReady(true);
    if (!picture || picture.complete) {
      settle();
      return;
    }
    const moves = ['scroll', 'keydown', 'pointerdown'] as const;
    picture.addEventListener('load', settle);
    picture.addEventListener('error', settle);
    for (const type of moves) window.addEventListener(type, settle, { passive: true });
    return () => {
      picture.removeEventListener('load', settle);
      picture.removeEventListener('error', settle);
      for (const type of moves) window.removeEventListener(type, settle);
    };
  }, [ready, container]);
  return ready;
}
