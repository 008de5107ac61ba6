import type { PlaybackWindow } from '../engine/engine';

/** Where a position lies: `gone` is what a live stream has no longer, `ahead` is what it has not yet. */
export type WindowPlace = 'inside' | 'gone' | 'ahead';

type Window = Readonly<PlaybackWindow>;

export function windowPlace(position: number, { start, end }: Window): WindowPlace {
  if (position < start) return 'gone';
  return position > end ? 'ahead' : 'inside';
}

/**
 * The position that a seek to `wanted` can reach. In a live stream it stays off the end, where nothing is to come yet, and off the
 * start of a window that moves: what is there now may be gone when it is asked for.
 */
export function reachable(
  wanted: number,
  { start, edge, segment }: Window,
  isLive: boolean,
): number {
  const first = isLive ? Math.min(start + segment, edge) : start;
  return Math.max(first, Math.min(wanted, Math.max(first, edge)));
}

/** Where a viewer who paused goes on: there, or at the first place that is still to be had. */
export const resumesAt = (position: number, window: Window, isLive: boolean): number =>
  windowPlace(position, window) === 'inside' ? position : reachable(position, window, isLive);
