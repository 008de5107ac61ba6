import { useSite } from '@marquee/renderer';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeviceChoices } from '../playback/device-choices';
import { handOver } from '../playback/handed-over';
import type { ShownView } from '../playing/shown-view';
import { type NextUp, nextUp } from '../rules/next-up';
import { loadNext, loadNextScreen, type NextTitle } from './load-next';
import { useEndedFor } from './use-ended-for';
import { useStays } from './use-stays';
import { useTouched } from './use-touched';

/** The next title is loaded so many seconds before the end of this one. */
const AHEAD = 60;

/** What comes after a title. */
export interface Next {
  title: NextTitle;
  up: NextUp;
  /** The seconds between the two, as the origin wants them. */
  countdown: number;
  play: () => void;
  cancel: () => void;
}

interface NextOptions {
  frame: RefObject<HTMLElement | null>;
  video: HTMLVideoElement;
  view: ShownView;
  device: DeviceChoices;
  /** How many titles in a row began by themselves before the viewer touched anything, this one included. */
  untouched: number;
}

/** The next title could not be loaded, and the viewer is to know it: at the end, or once they wanted it. */
export interface NextFailed {
  again: () => void;
  /** Stays with this title. */
  cancel: () => void;
}

interface ShownNext {
  /** Null until it is known, and where there is none. */
  next: Next | null;
  /** Null unless the viewer waits for it in vain. */
  failed: NextFailed | null;
  /** Plays the next title at once; null where there is none. */
  playNext: (() => void) | null;
  /** Whether the next title begins by itself, and what changes it; undefined where there is none. */
  advance: { on: boolean; onChange: (on: boolean) => void } | undefined;
}

/** The next title: it is a page of its own, which plays on with the same element. */
export function useNext({ frame, video, view, device, untouched }: NextOptions): ShownNext {
  const navigate = useNavigate();
  const { realm } = useSite();
  const next = view.stream?.next;
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
  const { title, isGone, isFailed, again } = useNextTitle(next?.id, {
    isNeeded: hasEnded || isNear || isWanted,
    isDue: hasEnded || isWanted,
  });
  const began = isTouched ? 0 : untouched;
  useStays(hasEnded, {
    video,
    onStay: useCallback(() => setCancelled(true), []),
  });
  const up = nextUp({
    countdown: title && next ? next.countdown : null,
    endedFor: useEndedFor(frame, hasEnded),
    autoAdvance,
    isCancelled,
    asks: realm.player.stillThere > 0,
    untouched: began,
  });
  const isDue = isWanted || up.is === 'now';
  const go = useEffectEvent((to: NextTitle) => {
    handOver({
      id: to.id,
      video,
      untouched: isWanted ? 0 : began + 1,
      isSilent: view.muted && !view.soundTaken,
    });
    void navigate(to.path);
  });
  useEffect(() => {
    if (title && isDue) go(title);
  }, [title, isDue]);
  if (!next || isGone) return { next: null, failed: null, playNext: null, advance: undefined };
  const play = () => {
    setWanted(true);
    if (isFailed) again();
  };
  const isMissed = isFailed && (isWanted || (hasEnded && !isCancelled));
  return {
    failed: isMissed
      ? {
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
      cancel: () => setCancelled(true),
    },
    playNext: play,
    advance: {
      on: autoAdvance,
      onChange(on) {
        device.prefer({ autoAdvance: on });
        setAutoAdvance(on);
      },
    },
  };
}

interface NextLoading {
  /** Null until it is loaded. */
  title: NextTitle | null;
  /** There is no such title, or the realm has no page for it. */
  isGone: boolean;
  isFailed: boolean;
  again: () => void;
}

/** The title of this identifier once it is needed. Where it failed ahead of time, it is tried once more when it is due. */
function useNextTitle(
  id: string | undefined,
  { isNeeded, isDue }: { isNeeded: boolean; isDue: boolean },
): NextLoading {
  const site = useSite();
  /** Undefined until it is loaded; null where it is gone. */
  const [title, setTitle] = useState<NextTitle | null>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isLoaded = title !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try comes with a press, or when the title is due
  useEffect(() => {
    if (id === undefined || !isNeeded || isLoaded) return;
    const controller = new AbortController();
    setFailed(false);
    loadNext(site, id, controller.signal).then(setTitle, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.warn('The next title did not load.', error);
      setFailed(true);
    });
    return () => controller.abort();
  }, [site, id, isNeeded, isLoaded, isDue, tries]);
  return {
    title: title ?? null,
    isGone: title === null,
    isFailed,
    again: () => setTries(tries + 1),
  };
}
