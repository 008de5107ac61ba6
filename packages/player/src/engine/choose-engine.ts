import type { CreateEngine } from './engine';

export type EngineName = 'hls' | 'native';

/** What a browser can do, asked without an engine's code. */
export interface BrowserAbilities {
  /** Whether a source of the kind that hls.js needs plays H.264 and AAC. */
  mediaSource: boolean;
  /** Whether a `video` takes a playlist. */
  playlists: boolean;
}

const CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

export function browserAbilities(video: HTMLVideoElement): BrowserAbilities {
  const { MediaSource, ManagedMediaSource } = globalThis as {
    MediaSource?: typeof globalThis.MediaSource;
    ManagedMediaSource?: typeof globalThis.MediaSource;
  };
  const source = ManagedMediaSource ?? MediaSource;
  return {
    mediaSource: source?.isTypeSupported(CODECS) === true,
    playlists: video.canPlayType('application/vnd.apple.mpegurl') !== '',
  };
}

/**
 * The engine for a browser; null where none plays. Also browsers that take playlists get hls.js: only with it can a viewer
 * choose the quality, and a live window is known.
 */
export function engineFor({ mediaSource, playlists }: BrowserAbilities): EngineName | null {
  if (mediaSource) return 'hls';
  return playlists ? 'native' : null;
}

const LOADERS: Readonly<Record<EngineName, () => Promise<CreateEngine>>> = {
  hls: async () => (await import('./hls/hls-engine')).createHlsEngine,
  native: async () => (await import('./native/native-engine')).createNativeEngine,
};

/** Loads the code of the browser's engine; null where it can play nothing. */
export async function loadEngine(video: HTMLVideoElement): Promise<CreateEngine | null> {
  const name = engineFor(browserAbilities(video));
  return name && LOADERS[name]();
}
