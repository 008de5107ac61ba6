/** What the keys of a keyboard, a headset or a lock screen do. */
export interface MediaKeys {
  play(): void;
  pause(): void;
  seekBy(seconds: number): void;
  seek(position: number): void;
}

/** A title as the system shows it. */
export interface MediaTitle {
  name: string;
  picture: string;
  brand: string;
}

const STEP_SECONDS = 10;

/** Sets what a key of the system does; null: nothing. */
export function setMediaKey(
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
  session: MediaSession | undefined = globalThis.navigator?.mediaSession,
): void {
  try {
    session?.setActionHandler(action, handler);
  } catch (error) {
    // An action that this browser does not know.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Tells the system what plays, and lets its keys act; the returned functions update and end it. */
export function mediaSession(
  { name, picture, brand }: MediaTitle,
  keys: MediaKeys,
  session: MediaSession | undefined = globalThis.navigator?.mediaSession,
) {
  const actions: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => keys.play()],
    ['pause', () => keys.pause()],
    ['seekbackward', ({ seekOffset = STEP_SECONDS }) => keys.seekBy(-seekOffset)],
    ['seekforward', ({ seekOffset = STEP_SECONDS }) => keys.seekBy(seekOffset)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && keys.seek(seekTime)],
  ];
  const handle = (
    handlerOf: (handler: MediaSessionActionHandler) => MediaSessionActionHandler | null,
  ) => {
    for (const [action, handler] of actions) setMediaKey(action, handlerOf(handler), session);
  };
  if (session) {
    session.metadata = new MediaMetadata({
      title: name,
      artist: brand,
      artwork: [{ src: picture }],
    });
  }
  handle((handler) => handler);

  return {
    /** A live stream has no length: `duration` is null. */
    update(state: { playing: boolean; position: number; duration: number | null; rate: number }) {
      if (!session) return;
      session.playbackState = state.playing ? 'playing' : 'paused';
      const { position, duration, rate: playbackRate } = state;
      session.setPositionState(
        duration === null || duration <= 0
          ? undefined
          : { duration, position: Math.min(Math.max(0, position), duration), playbackRate },
      );
    },
    end() {
      handle(() => null);
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}
