import type Hls from 'hls.js';
import { Events, type MediaPlaylist } from 'hls.js';
import type { EngineTracks, TrackKind } from '../tracks';

const trackOf = ({ name, lang = '' }: MediaPlaylist) => ({ id: name, language: lang });

const indexIn = (tracks: readonly MediaPlaylist[], id: string | null) =>
  tracks.findIndex(({ name }) => name === id);

/**
 * Chooses tracks in hls.js. A choice is kept and made whenever tracks become known: the library forgets one that was made
 * before, and of itself prefers what the playlist calls its default. Right after it has told of texts it chooses one itself, or
 * none: only then is the choice made.
 */
export function hlsTracks(hls: Hls, changed: () => void) {
  let sound: string | null = null;
  let text: string | null = null;

  function chooseSound() {
    const index = indexIn(hls.audioTracks, sound);
    if (index >= 0 && index !== hls.audioTrack) hls.audioTrack = index;
  }
  function chooseText() {
    const index = indexIn(hls.subtitleTracks, text);
    if (index !== hls.subtitleTrack) hls.subtitleTrack = index;
  }

  hls.subtitleDisplay = false;
  hls.on(Events.AUDIO_TRACKS_UPDATED, () => {
    chooseSound();
    changed();
  });
  // Any choice before the texts are known keeps the library from loading its default.
  hls.on(Events.MANIFEST_PARSED, () => {
    hls.subtitleTrack = -1;
  });
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
    queueMicrotask(chooseText);
    changed();
  });
  hls.on(Events.AUDIO_TRACK_SWITCHED, changed);
  hls.on(Events.SUBTITLE_TRACK_SWITCH, changed);

  return {
    tracks: (): EngineTracks => ({
      sounds: hls.audioTracks.map(trackOf),
      texts: hls.subtitleTracks.map(trackOf),
      sound: hls.audioTracks[hls.audioTrack]?.name ?? null,
      text: hls.subtitleTracks[hls.subtitleTrack]?.name ?? null,
    }),
    choose(kind: TrackKind, id: string | null) {
      if (kind === 'sound') {
        sound = id;
        chooseSound();
      } else {
        text = id;
        chooseText();
      }
    },
  };
}
