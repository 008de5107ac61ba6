import type { EngineEvent } from './engine';

/** The element's events that every engine tells in the same way. */
const TOLD: Readonly<Record<string, EngineEvent>> = {
  loadeddata: { type: 'ready' },
  playing: { type: 'playing' },
  pause: { type: 'paused' },
  waiting: { type: 'waiting' },
  seeking: { type: 'seeking' },
  seeked: { type: 'seeked' },
  ended: { type: 'ended' },
  timeupdate: { type: 'time' },
  durationchange: { type: 'time' },
  volumechange: { type: 'sound' },
  ratechange: { type: 'rate' },
};

/** Tells the events of a `video` as an engine's; the returned function stops it. */
export function followVideo(
  video: HTMLVideoElement,
  tell: (event: EngineEvent) => void,
): () => void {
  const listen = ({ type }: Event) => {
    const event = TOLD[type];
    if (event) tell(event);
    // A seek inside of what is loaded may end without an event of its own for playing on.
    const goesOn = !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    if (type === 'seeked' && goesOn) tell({ type: 'playing' });
  };
  for (const name of Object.keys(TOLD)) video.addEventListener(name, listen);
  return () => {
    for (const name of Object.keys(TOLD)) video.removeEventListener(name, listen);
  };
}
