import type { components } from '@marquee/origin-client';
import type { Cue } from '../engine/captions/cue';
import type { Level, PlaybackWindow } from '../engine/engine';
import { type EngineTracks, NO_TRACKS } from '../engine/tracks';
import type { Liveness } from '../rules/liveness';
import { NOT_PLAYING, type PlaybackState } from '../rules/playback-state';

export type Stream = components['schemas']['Stream'];

/** What components show of a playback. Only the store writes to it. */
export interface PlaybackView {
  playback: PlaybackState;
  /** What it is played from; null before the origin has said it. */
  stream: Stream | null;
  /** In seconds of the engine's clock. */
  position: number;
  window: PlaybackWindow;
  /** The instant of the position, in ms since 1970; null where the stream has no clock. */
  instant: number | null;
  /** Null for a title on demand. */
  liveness: Liveness | null;
  /** Seconds behind the origin's now; null for a title on demand. */
  behind: number | null;
  tracks: EngineTracks;
  levels: readonly Level[];
  quality: string;
  volume: number;
  muted: boolean;
  /** The browser took the sound: it comes back with a press. */
  soundTaken: boolean;
  rate: number;
  cues: readonly Cue[];
  /** What was missing of the stream and gone over last; another object each time. */
  gap: { readonly seconds: number } | null;
}

export const firstView = (): PlaybackView => ({
  playback: NOT_PLAYING,
  stream: null,
  position: 0,
  window: { start: 0, end: 0, edge: 0, segment: 0 },
  instant: null,
  liveness: null,
  behind: null,
  tracks: NO_TRACKS,
  levels: [],
  quality: 'auto',
  volume: 1,
  muted: false,
  soundTaken: false,
  rate: 1,
  cues: [],
  gap: null,
});
