import type {
  EngineEvent,
  Level,
  LoadOptions,
  PlaybackEngine,
  PlaybackWindow,
} from '../engine/engine';
import { engineListeners } from '../engine/listeners';
import { NO_TRACKS } from '../engine/tracks';

/** A `video` that plays when it is told to, without a picture. */
export function videoDouble(): HTMLVideoElement {
  const video = document.createElement('video');
  let paused = true;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.play = async () => {
    paused = false;
  };
  video.pause = () => {
    paused = true;
  };
  return video;
}

/** An engine that a test moves by hand, and that writes down what it was told. */
export function engineDouble(video: HTMLVideoElement) {
  const { tell, on, clear } = engineListeners();
  const told: string[] = [];
  const double = {
    told,
    loads: [] as { address: string; options: LoadOptions }[],
    at: { start: 0, end: 600, edge: 600, segment: 2 } satisfies PlaybackWindow as PlaybackWindow,
    levels: [] as Level[],
    /** The instant of the engine's zero, in ms since 1970; null: it has no clock. */
    zero: null as number | null,
    tell: (event: EngineEvent) => tell(event),
    /** Plays on to a position. */
    reach(position: number) {
      video.currentTime = position;
      tell({ type: 'time' });
    },
    /** Makes ready and plays. */
    start() {
      tell({ type: 'ready' });
      tell({ type: 'playing' });
    },
  };
  const engine: PlaybackEngine = {
    load(address, options) {
      double.loads.push({ address, options });
      // As browsers do it: an element that loads anew begins at 0, at its default speed.
      video.currentTime = 0;
      video.playbackRate = video.defaultPlaybackRate;
      engine.quality = 'auto';
    },
    recover: () => told.push('recover'),
    window: () => double.at,
    instantOf: (position) => (double.zero === null ? null : double.zero + position * 1000),
    tracks: () => NO_TRACKS,
    choose: (kind, id) => told.push(`${kind}: ${id}`),
    levels: () => double.levels,
    quality: 'auto',
    stats: () => ({
      bandwidth: null,
      level: null,
      buffered: 0,
      frames: { shown: 0, dropped: 0 },
    }),
    drawCaptions: (drawn) => told.push(`draws: ${drawn}`),
    on,
    destroy() {
      told.push('destroy');
      clear();
    },
  };
  return { double, engine };
}
