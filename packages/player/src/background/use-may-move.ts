import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFloatingPlayback } from '../floating/floating-playback';
import { isSlow, savesData } from '../playback/connection';
import { mayMoveBehind } from '../rules/may-move-behind';

/** How long a page is given, in ms, where the browser does not tell when it is idle. */
const IDLE_MS = 2000;

const STILL = '(prefers-reduced-motion: reduce)';

/** Whether a picture may move behind the page's words: never before the page is idle, nor beside a title that plays. */
export function useMayMove(): boolean {
  const isIdle = useIdle();
  const isWatching = useFloatingPlayback() !== null;
  const fits = useSyncExternalStore(
    followSurroundings,
    () =>
      mayMoveBehind({
        reducedMotion: matchMedia(STILL).matches,
        saveData: savesData(),
        isSlow: isSlow(),
        width: window.innerWidth,
      }),
    () => false,
  );
  return isIdle && fits && !isWatching;
}

function followSurroundings(onChange: () => void): () => void {
  const still = matchMedia(STILL);
  still.addEventListener('change', onChange);
  window.addEventListener('resize', onChange);
  return () => {
    still.removeEventListener('change', onChange);
    window.removeEventListener('resize', onChange);
  };
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, IDLE_MS);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(settle);
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle;
}
