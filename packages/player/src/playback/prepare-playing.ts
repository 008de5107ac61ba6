import { useEffect } from 'react';
import { loadEngine } from '../engine/choose-engine';
import { savesData } from './connection';

/** How long after the page listens its own code and pictures have surely come, in ms (spec 4 §1). */
const SETTLED_MS = 1000;

export const loadPlayingTitle = () => import('../playing/PlayingTitle');

/** Loads the code of player and engine for a viewer who is likely to play in a moment; a press tries again. */
export function preparePlaying(): void {
  const engine = loadEngine(document.createElement('video'));
  Promise.all([loadPlayingTitle(), engine]).catch(console.warn);
}

/** Prepares a title that can be played once its page has settled: who opens a title's page most often plays it. */
export function usePreparedPlaying(isPlayable: boolean): void {
  useEffect(() => {
    if (!isPlayable || savesData()) return;
    const timer = setTimeout(preparePlaying, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isPlayable]);
}
