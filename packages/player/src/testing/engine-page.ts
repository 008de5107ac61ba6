import type { PlaybackEngine } from '../engine/engine';
import { createHlsEngine } from '../engine/hls/hls-engine';

declare global {
  interface Window {
    /** The engine of this page, its picture, and the kinds of failures that it gave up with. */
    bareEngine: { engine: PlaybackEngine; video: HTMLVideoElement; failures: string[] };
  }
}

/** A page with the player's engine and nothing around it, for suites made elsewhere (e2e/journey/bare-engine.ts). */
const video = document.createElement('video');
video.muted = true;
document.body.append(video);
const engine = createHlsEngine(video);
const failures: string[] = [];
engine.on((event) => {
  if (event.type === 'failed') failures.push(event.failure.kind);
});
window.bareEngine = { engine, video, failures };
