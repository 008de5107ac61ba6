import type { PlaybackWindow } from '../engine/engine';

/** A place in a stream, by the engine's clock and by the programme's. */
export interface StreamPlace {
  /** In seconds. */
  position: number;
  /** In ms since 1970; null where the stream has no clock. */
  instant: number | null;
}

/** How far a place is from the origin's now, in seconds; by the edge where the stream has no clock. */
export function behindNow(
  { position, instant }: StreamPlace,
  { now, latency, window }: { now: number; latency: number; window: PlaybackWindow },
): number {
  return instant === null ? window.edge - position + latency : (now - instant) / 1000;
}

/** The position of an instant, reckoned from another place of the same stream. */
export const positionOf = (instant: number, place: { position: number; instant: number }): number =>
  place.position + (instant - place.instant) / 1000;

/** Seconds from the beginning of an event, which is what the origin counts; of a title on demand, the position. */
export const fromBeginning = (
  { position, instant }: StreamPlace,
  startsAt: number | null,
): number =>
  Math.max(0, startsAt === null || instant === null ? position : (instant - startsAt) / 1000);
