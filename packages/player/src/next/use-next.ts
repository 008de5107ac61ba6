import { useSite } from '@marquee/renderer';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DeviceChoices } from '../playback/device-choices';
import type { ShownView } from '../playing/shown-view';
import type { Neighbours } from '../rules/neighbours';
import { nextUp } from '../rules/next-up';
import { loadNextScreen } from './load-next';
import type { Next, NextFailed, NextTitle } from './next';
import { useEndedFor } from './use-ended-for';
import { useGoTo } from './use-go-to';
import { useStays } from './use-stays';
import { useTitleLoading } from './use-title-loading';
import { useTouched } from './use-touched';

/** The next title is loaded so many seconds before the end of this one. */
const AHEAD = 60;

interface NextOptions {
  frame: RefObject<HTMLElement | null>;
  video: HTMLVideoElement;
  view: ShownView;
  device: DeviceChoices;
  neighbours: Neighbours;
  /** How many titles in a row began by themselves before the viewer touched anything, this one included. */
  untouched: number;
}

interface ShownNext {
  /** Null until it is known, and where there is none. */
  next: Next | null;
  /** Null unless the viewer waits for it in vain. */
  failed: NextFailed | null;
  /** Plays the next title at once; null where there is none. */
  playNext: (() => void) | null;
  /** Stays with this title: no other one begins by itself. */
  stay: () => void;
  /** Whether the next title begins by itself, and what changes it; undefined where there is none. */
  advance: { on: boolean; onChange: (on: boolean) => void } | undefined;
}

/** The next title: it is a page of its own, which plays on with the same element. */
export function useNext(options: NextOptions): ShownNext {
  const { frame, video, view, device, neighbours, untouched } = options;
  const { realm } = useSite();
  const { next, search } = neighbours;
  const hasEnded = view.playback.status.is === 'ended';
  const [isWanted, setWanted] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const [autoAdvance, setAutoAdvance] = useState(() => device.preferences().autoAdvance);
  const isTouched = useTouched(hasEnded);
  const hasBegun = view.window.end > 0;
  const isNear = hasBegun && view.window.end - view.position < AHEAD;
  const hasNext = next !== undefined;
  useEffect(() => {
    // Where it fails, the title's own loading tells so.
    if (hasBegun && hasNext) loadNextScreen().catch(console.warn);
  }, [hasBegun, hasNext]);
  const { title, isGone, isFailed, again } = useTitleLoading(next?.id, {
    isNeeded: hasEnded || isNear || isWanted,
    isDue: hasEnded || isWanted,
  });
  const began = isTouched ? 0 : untouched;
  const stay = useCallback(() => setCancelled(true), []);
  useStays(hasEnded, { video, onStay: stay });
  const up = nextUp({
    countdown: title && next ? next.countdown : null,
    endedFor: useEndedFor(frame, hasEnded),
    autoAdvance,
    isCancelled,
    asks: realm.player.stillThere > 0,
    untouched: began,
  });
  const isDue = isWanted || up.is === 'now';
  const goTo = useGoTo({ video, view, search });
  const go = useEffectEvent((to: NextTitle) => goTo(to, isWanted ? 0 : began + 1));
  useEffect(() => {
    if (title && isDue) go(title);
  }, [title, isDue]);
  if (!next || isGone)
    return { next: null, failed: null, playNext: null, stay, advance: undefined };
  const play = () => {
    setWanted(true);
    if (isFailed) again();
  };
  const isMissed = isFailed && (isWanted || (hasEnded && !isCancelled));
  return {
    failed: isMissed
      ? {
          label: 'player.next.failed',
          again,
          cancel() {
            setWanted(false);
            setCancelled(true);
          },
        }
      : null,
    next: title && {
      title,
      up,
      countdown: next.countdown,
      play,
      cancel: stay,
    },
    playNext: play,
    stay,
    advance: {
      on: autoAdvance,
      onChange(on) {
        device.prefer({ autoAdvance: on });
        setAutoAdvance(on);
      },
    },
  };
}
