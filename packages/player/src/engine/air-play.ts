/** What WebKit adds to a `video` for AirPlay. */
interface AirPlayVideo {
  webkitCurrentPlaybackTargetIsWireless?: boolean;
}

const CHANGED = 'webkitcurrentplaybacktargetiswirelesschanged';

/**
 * Gives a `video` that plays through ManagedMediaSource a second source, the playlist itself, which a television can
 * play. Does nothing where there is no AirPlay.
 */
export function offerAirPlay(video: HTMLVideoElement, address: string): void {
  if (!('WebKitPlaybackTargetAvailabilityEvent' in globalThis)) return;
  const source = document.createElement('source');
  source.type = 'application/x-mpegURL';
  source.src = address;
  video.append(source);
  video.disableRemotePlayback = false;
}

/** Tells when the picture goes to another device and comes back; the returned function stops it. */
export function followAirPlay(
  video: HTMLVideoElement & AirPlayVideo,
  tell: (isAway: boolean) => void,
): () => void {
  const changed = () => tell(video.webkitCurrentPlaybackTargetIsWireless === true);
  video.addEventListener(CHANGED, changed);
  return () => video.removeEventListener(CHANGED, changed);
}
