import { useEffect } from 'react';
import { setMediaKey } from '../playback/media-session';

interface TrackKeys {
  /** Null where there is no such title: the system then shows no button for it. */
  playNext: (() => void) | null;
  playPrevious: (() => void) | null;
}

/** Lets the keys for the next and the previous title act: those of a keyboard, a headset, a lock screen. */
export function useTrackKeys({ playNext, playPrevious }: TrackKeys): void {
  useEffect(() => {
    setMediaKey('nexttrack', playNext);
    setMediaKey('previoustrack', playPrevious);
  });
  useEffect(
    () => () => {
      setMediaKey('nexttrack', null);
      setMediaKey('previoustrack', null);
    },
    [],
  );
}
