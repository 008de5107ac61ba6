import { useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownView } from '../playing/shown-view';
import { type Presence, presence } from '../rules/presence';
import { followPresses } from './presses';

const TICK_MS = 1000;
/** Timers rest longer while a device sleeps, in seconds: nothing was played meanwhile. */
const LONGEST_STEP = 90;

/** Seconds that were played since the last press: one count for the tab, since a title goes on with the next. */
let untouchedFor = 0;

/** It plays here, or waits for data; not paused, and not on another device. */
const RUNNING = ['playing', 'waiting', 'seeking'];

/**
 * Follows whether the viewer of a title is still there; that it is to play on is the answer when they are asked. `untouched`: how
 * many titles in a row began by themselves, this one included.
 */
export function usePresence(
  view: Pick<ShownView, 'playback' | 'liveness'>,
  untouched = 0,
): Presence {
  const { stillThere } = useSite().realm.player;
  const { status, wanted } = view.playback;
  const isLive = view.liveness !== null;
  const isRunning = wanted && RUNNING.includes(status.is);
  // It does not even wait: nothing is to be asked.
  const isResting = status.is === 'idle';
  const [now, setNow] = useState<Presence>('there');
  const askedFor = useRef<number | null>(null);
  useEffect(() => {
    if (untouched === 0) untouchedFor = 0;
  }, [untouched]);

  const onWanted = useEffectEvent(() => {
    if (now === 'there') return;
    untouchedFor = 0;
    askedFor.current = null;
    setNow('there');
  });
  useEffect(() => {
    if (wanted) onWanted();
  }, [wanted]);

  useEffect(() => {
    if (stillThere === 0 || isLive || isResting) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const at = performance.now();
      const step = (at - last) / 1000;
      last = at;
      if (askedFor.current !== null) askedFor.current += step;
      else if (isRunning) untouchedFor += Math.min(step, LONGEST_STEP);
      const next = presence({ stillThere, isLive, untouchedFor, askedFor: askedFor.current });
      if (next === 'asked') askedFor.current ??= 0;
      setNow(next);
    }, TICK_MS);
    const stop = followPresses(() => {
      untouchedFor = 0;
      // A viewer who uses the page while they are asked is there, and may take their time.
      if (askedFor.current !== null) askedFor.current = 0;
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [stillThere, isLive, isRunning, isResting]);
  return now;
}
