import { type RefObject, useEffect } from 'react';
import { themeMessage } from './theme-message';

/** Tells the page in a frame the brand's theme once it is there, and again when the viewer's system changes scheme or contrast. */
export function useThemeTold(ref: RefObject<HTMLIFrameElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    // A frame that keeps no origin has none that could be named; colours are no secret.
    const tell = () => ref.current?.contentWindow?.postMessage(themeMessage(), '*');
    tell();
    const wishes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((wish) =>
      matchMedia(wish),
    );
    for (const wish of wishes) wish.addEventListener('change', tell);
    return () => {
      for (const wish of wishes) wish.removeEventListener('change', tell);
    };
  }, [ref, isWanted]);
}
