import type { PlayerToggle } from '@marquee/design-system';
import { type RefObject, useEffect, useMemo, useState } from 'react';

/** Safari's own full screen of a `video`, where a page's elements have none. */
interface WithOwnFullScreen {
  webkitEnterFullscreen?: () => void;
}

/** Full screen of the player; undefined where the browser has none. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  video: HTMLVideoElement & WithOwnFullScreen,
): PlayerToggle | undefined {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [frame]);
  return useMemo(() => {
    const ofPage = document.fullscreenEnabled;
    if (!ofPage && !video.webkitEnterFullscreen) return undefined;
    return {
      on,
      onChange(wanted) {
        if (!ofPage) video.webkitEnterFullscreen?.();
        else if (wanted) frame.current?.requestFullscreen().catch(console.warn);
        else document.exitFullscreen().catch(console.warn);
      },
    };
  }, [on, frame, video]);
}
