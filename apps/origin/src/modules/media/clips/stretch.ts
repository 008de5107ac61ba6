import type { FragmentedTrack } from './fragmented-mp4';

/** Where a segment of an endless stream comes from. */
export interface SegmentSource {
  /** The fragment of the clip. */
  fragment: number;
  /** Units of the track's time scale that it is later than in the clip. */
  by: number;
}

/** Seconds of a segment; the sound's segments differ from it by less than a frame. */
export const SEGMENT_SECONDS = 2;

const durationOf = ({ fragments }: FragmentedTrack): number =>
  fragments.reduce((sum, { lasts }) => sum + lasts, 0);

/** The source of segment `number` of a stream in which a clip is repeated without an end. */
export function segmentSource(track: FragmentedTrack, number: number): SegmentSource {
  const { length } = track.fragments;
  return { fragment: number % length, by: Math.floor(number / length) * durationOf(track) };
}

/** How long segment `number` plays, in seconds. */
export function segmentSeconds({ fragments, timescale }: FragmentedTrack, number: number): number {
  return (fragments[number % fragments.length]?.lasts ?? 0) / timescale;
}

/** Which segments of a stream can be had. Both are numbers of segments; `to` is the first that cannot. */
export interface Stretch {
  from: number;
  to: number;
  /** No segment will be added. */
  isOver: boolean;
}

/** A stream that goes by the clock: its segments appear as they are over. Times in ms since 1970. */
export interface LiveTimes {
  startsAt: number;
  /** Null: it does not end. */
  endsAt: number | null;
  /** How far back a viewer may go, in seconds; null: to the start. */
  windowSeconds: number | null;
}

const MS = SEGMENT_SECONDS * 1000;

/** The segments of a live stream at an instant; none before the first one is over. */
export function liveStretch({ startsAt, endsAt, windowSeconds }: LiveTimes, now: number): Stretch {
  const end = endsAt === null ? now : Math.min(now, endsAt);
  const to = Math.max(0, Math.floor((end - startsAt) / MS));
  const window = windowSeconds === null ? to : Math.floor(windowSeconds / SEGMENT_SECONDS);
  return { from: Math.max(0, to - window), to, isOver: endsAt !== null && now >= endsAt };
}

/** All segments of a title on demand. */
export function wholeStretch(durationSeconds: number): Stretch {
  return { from: 0, to: Math.max(1, Math.ceil(durationSeconds / SEGMENT_SECONDS)), isOver: true };
}
