import type { EngineTrack, EngineTracks, TrackKind } from '../tracks';

/** A sound track as WebKit has it; other browsers have none. */
interface NativeSound {
  label: string;
  language: string;
  enabled: boolean;
}
interface NativeSounds extends EventTarget, ArrayLike<NativeSound> {}

const KINDS: readonly string[] = ['subtitles', 'captions', 'forced'];

const trackOf = ({ label, language }: { label: string; language: string }): EngineTrack => ({
  id: label,
  language,
});

/** Chooses tracks of a `video` that plays HLS itself. A choice is kept until its track is there. */
export function nativeTracks(
  video: HTMLVideoElement & { audioTracks?: NativeSounds },
  changed: () => void,
) {
  const { audioTracks, textTracks } = video;
  let wantedSound: string | null = null;
  let wantedText: string | null = null;
  let drawn = false;

  const sounds = () => Array.from(audioTracks ?? []);
  const texts = () => [...textTracks].filter(({ kind }) => KINDS.includes(kind));

  function apply() {
    if (sounds().some(({ label }) => label === wantedSound)) {
      for (const sound of sounds()) {
        const isWanted = sound.label === wantedSound;
        if (sound.enabled !== isWanted) sound.enabled = isWanted;
      }
    }
    for (const text of texts()) {
      const on = drawn ? 'showing' : 'hidden';
      const mode = text.label === wantedText ? on : 'disabled';
      if (text.mode !== mode) text.mode = mode;
    }
  }
  const updated = () => {
    apply();
    changed();
  };
  const lists: EventTarget[] = audioTracks ? [audioTracks, textTracks] : [textTracks];
  for (const list of lists) {
    list.addEventListener('addtrack', updated);
    list.addEventListener('change', changed);
  }

  return {
    tracks: (): EngineTracks => ({
      sounds: sounds().map(trackOf),
      texts: texts().map(trackOf),
      sound: sounds().find(({ enabled }) => enabled)?.label ?? null,
      text: texts().find(({ mode }) => mode !== 'disabled')?.label ?? null,
    }),
    choose(kind: TrackKind, id: string | null) {
      if (kind === 'sound') wantedSound = id;
      else wantedText = id;
      updated();
    },
    draw(isDrawn: boolean) {
      drawn = isDrawn;
      apply();
    },
    stop() {
      for (const list of lists) {
        list.removeEventListener('addtrack', updated);
        list.removeEventListener('change', changed);
      }
    },
  };
}
