/** Whether a viewer of a live stream sees what happens now. */
export type Liveness = 'live' | 'behind';

/** A moment of a live stream, in seconds. */
export interface LiveReading {
  /** From what is shown to the origin's now. */
  behind: number;
  /** How far behind the event the player is meant to be. */
  latency: number;
  /** The length of a segment. */
  segment: number;
  /** How long the viewer has paused it; null while it plays. */
  pausedFor: number | null;
  /** It waits for data. */
  isStalled: boolean;
}

/** How close, in segments, a viewer comes to be live; how far they fall behind to be so no longer. */
const ENTERS = 1.5;
const LEAVES = 3;
const PAUSED = 2;

/**
 * Says whether the viewer is live. Between the two bounds it stays as it was, so that the lamp does not flicker; a stall
 * alone never changes it.
 */
export function liveness(was: Liveness, reading: LiveReading): Liveness {
  const { behind, latency, segment, pausedFor, isStalled } = reading;
  if (pausedFor !== null && pausedFor > PAUSED * segment) return 'behind';
  if (isStalled) return was;
  if (behind <= latency + ENTERS * segment) return 'live';
  return behind > latency + LEAVES * segment ? 'behind' : was;
}
