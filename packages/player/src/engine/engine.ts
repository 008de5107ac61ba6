import type { Cue } from './captions/cue';
import type { EngineTracks, TrackKind } from './tracks';

/** What happens to a picture while it plays. */
export type EngineEvent =
  /** The first frame can be shown. */
  | { type: 'ready' }
  | { type: 'playing' }
  | { type: 'paused' }
  /** It waits for data. */
  | { type: 'waiting' }
  | { type: 'seeking' }
  | { type: 'seeked' }
  | { type: 'ended' }
  /** The position, the window or the edge has changed. */
  | { type: 'time' }
  /** The loudness, or whether it is muted, has changed. */
  | { type: 'sound' }
  | { type: 'rate' }
  /** The tracks or levels are known, or one is chosen. */
  | { type: 'tracks' }
  /** The captions that are shown from now on. */
  | { type: 'cues'; cues: readonly Cue[] }
  /** A part of the stream was not there and was gone over. */
  | { type: 'gap'; seconds: number }
  /** The picture goes to another device, or comes back (null). */
  | { type: 'remote'; target: string | null }
  | { type: 'failed'; failure: EngineFailure };

/** Why an engine gave up: the address has expired, nothing comes, or it cannot be decoded. */
export interface EngineFailure {
  kind: 'expired' | 'network' | 'decode' | 'unsupported';
  /** As the engine says it, for logs. */
  detail: string;
  /** Of `expired`: the media's host has refused the address; else it may as well be the line. */
  isRefused?: boolean;
  /** Of `expired`: captions alone were refused, and the picture goes on. */
  isOfCaptions?: boolean;
  /** Of the answer that failed, for the help team; absent where the browser does not give it. */
  requestId?: string;
}

/** The part of a stream that can be reached, in seconds of the engine's own clock. */
export interface PlaybackWindow {
  start: number;
  /** The end of what is there. */
  end: number;
  /** Where a live stream is meant to be played; the end of a title on demand. */
  edge: number;
  /** The length of a segment, in seconds; 0 where the engine does not know. */
  segment: number;
}

/** A size of the picture that a viewer can choose. */
export interface Level {
  id: string;
  /** In CSS pixels. */
  height: number;
  /** Bits a second. */
  bitrate: number;
}

/** How the picture plays, for measurements and for the statistics that a viewer can open. */
export interface PlaybackStats {
  /** Bits a second that the line seems to carry; null before it is known. */
  bandwidth: number | null;
  /** The level that is shown. */
  level: Level | null;
  /** Seconds that lie ready after the position. */
  buffered: number;
  frames: { shown: number; dropped: number };
}

/** How a stream begins. */
export interface LoadOptions {
  /** In seconds of the engine's clock; null: at the live edge, or the beginning. */
  from: number | null;
  /** How far behind the event a live stream is played, in seconds; the engine decides where it is absent. */
  latency?: number;
  /** The height of the largest picture, in CSS pixels; a platform that chooses alone has no such limit. */
  mostHeight?: number;
}

/** Plays one stream at a time in one `video` element. Play, pause, position and sound are the element's. */
export interface PlaybackEngine {
  /** Loads the playlist at an address, in place of the one before. */
  load(address: string, options: LoadOptions): void;
  /** Makes the decoder anew after a media error, at the same position. */
  recover(): void;
  window(): PlaybackWindow;
  /** The instant of the programme at a position, in ms since 1970; null where the stream has no clock. */
  instantOf(position: number): number | null;
  tracks(): EngineTracks;
  /** Chooses a track, also before the tracks are known. Null turns text off; a sound is always on. */
  choose(kind: TrackKind, id: string | null): void;
  /** From the smallest; empty where the platform chooses alone. */
  levels(): readonly Level[];
  /** The id of the level that the viewer chose; `auto`: the engine chooses. */
  quality: string;
  stats(): PlaybackStats;
  /** Lets the browser draw the captions, as in picture in picture, rather than tell them as events. */
  drawCaptions(drawn: boolean): void;
  on(listen: (event: EngineEvent) => void): () => void;
  destroy(): void;
}

export type CreateEngine = (video: HTMLVideoElement) => PlaybackEngine;
