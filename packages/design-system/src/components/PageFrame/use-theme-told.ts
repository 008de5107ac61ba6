import { type RefObject, useEffect } from 'react';
import { themeMessage } from './theme-message';

/**
 * Sends the framed page the brand's theme when it has loaded, and again when the viewer's system
 * changes scheme or contrast.
 */
export function useThemeTold(ref: RefObject<HTMLIFrameElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    // A frame without an origin cannot be addressed by one; colours are no secret.
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
