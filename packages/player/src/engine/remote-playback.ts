import type { EngineEvent } from './engine';

const CHANGES = ['connect', 'disconnect'];

/**
 * Tells when another device plays the picture by the browser's own Remote Playback, such as Google Cast, and when it
 * comes back. AirPlay, which is told of in another way, is none of it. The returned function stops it.
 */
export function followRemotePlayback(
  video: HTMLVideoElement,
  tell: (event: EngineEvent) => void,
): () => void {
  const { remote } = video;
  // Firefox has none; WebKit's is AirPlay.
  if (!remote || 'webkitShowPlaybackTargetPicker' in video) return () => {};
  const changed = () =>
    tell({ type: 'remote', target: remote.state === 'connected' ? 'Cast' : null });
  for (const name of CHANGES) remote.addEventListener(name, changed);
  return () => {
    for (const name of CHANGES) remote.removeEventListener(name, changed);
  };
}
