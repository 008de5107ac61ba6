import { ref } from 'valtio/vanilla';
import type { EngineEvent, PlaybackEngine } from '../engine/engine';
import { behindNow, type StreamPlace } from '../rules/live-distance';
import { liveness } from '../rules/liveness';
import type { PlaybackView } from './playback-view';

/** Shows what an engine tells of its tracks, sound, speed and captions, and of what was missing. */
export function showEvent(
  view: PlaybackView,
  event: EngineEvent,
  engine: PlaybackEngine,
  video: HTMLVideoElement,
): void {
  switch (event.type) {
    case 'tracks':
      view.tracks = engine.tracks();
      view.levels = engine.levels();
      view.quality = engine.quality;
      break;
    case 'sound':
      view.volume = video.volume;
      view.muted = video.muted;
      if (!video.muted) view.soundTaken = false;
      break;
    case 'rate':
      view.rate = video.playbackRate;
      break;
    case 'cues':
      view.cues = ref([...event.cues]);
      break;
    case 'gap':
      view.gap = ref({ seconds: event.seconds });
      break;
  }
}

interface PlaceReading {
  engine: PlaybackEngine;
  video: HTMLVideoElement;
  /** How far behind the event a live stream is meant to be, in seconds; null for a title on demand. */
  latency: number | null;
  /** By the origin's clock, in ms. */
  now: number;
  /** How long the viewer has paused it, in seconds; null while it plays. */
  pausedFor: number | null;
  isStalled: boolean;
}

/** Shows where the picture is, and how far behind a live one. */
export function showPlace(view: PlaybackView, reading: PlaceReading): StreamPlace {
  const { engine, video, latency, now, pausedFor, isStalled } = reading;
  const position = video.currentTime;
  const place = { position, instant: engine.instantOf(position) };
  const window = engine.window();
  view.position = position;
  view.instant = place.instant;
  view.window = window;
  if (latency !== null) {
    const behind = behindNow(place, { now, latency, window });
    const { segment } = window;
    view.behind = behind;
    view.liveness = liveness(view.liveness ?? 'live', {
      behind,
      latency,
      segment,
      pausedFor,
      isStalled,
    });
  }
  return place;
}
