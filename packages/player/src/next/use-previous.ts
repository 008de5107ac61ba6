import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownView } from '../playing/shown-view';
import type { Neighbours } from '../rules/neighbours';
import type { NextFailed, NextTitle } from './next';
import { useGoTo } from './use-go-to';
import { useTitleLoading } from './use-title-loading';

interface PreviousOptions {
  video: HTMLVideoElement;
  view: ShownView;
  neighbours: Neighbours;
  /** Keeps the next title from beginning meanwhile. */
  stay: () => void;
}

interface ShownPrevious {
  /** Null unless the viewer waits for it in vain. */
  failed: NextFailed | null;
  /** Plays the title before this one; null where there is none. */
  playPrevious: (() => void) | null;
}

/** The title before this one, which begins only with a press. */
export function usePrevious({ video, view, neighbours, stay }: PreviousOptions): ShownPrevious {
  const { previous, search } = neighbours;
  const [isWanted, setWanted] = useState(false);
  const { title, isGone, isFailed, again } = useTitleLoading(previous, {
    isNeeded: isWanted,
    isDue: isWanted,
  });
  const goTo = useGoTo({ video, view, search });
  const go = useEffectEvent((to: NextTitle) => goTo(to, 0));
  useEffect(() => {
    if (title && isWanted) go(title);
  }, [title, isWanted]);
  if (previous === undefined || isGone) return { failed: null, playPrevious: null };
  const play = () => {
    stay();
    setWanted(true);
    if (isFailed) again();
  };
  return {
    failed:
      isFailed && isWanted
        ? { label: 'player.previous.failed', again, cancel: () => setWanted(false) }
        : null,
    playPrevious: play,
  };
}
