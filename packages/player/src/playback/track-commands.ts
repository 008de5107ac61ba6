import type { PlaybackEngine } from '../engine/engine';
import type { TrackKind } from '../engine/tracks';
import { chooseTracks, textToTurnOn } from '../rules/track-choice';
import type { PlaybackOptions } from './playback-options';
import type { PlaybackView } from './playback-view';
import { keptWith, wishesOf } from './track-wishes';

interface Playing {
  options: PlaybackOptions;
  view: PlaybackView;
  engine: () => PlaybackEngine | null;
}

/** Chooses the sound and the text of a playback: by the viewer's wishes at first, then as they say. */
export function trackCommands({ options, view, engine }: Playing) {
  const { device } = options;
  const wished = () => view.stream && chooseTracks(view.stream, wishesOf(device, options));

  function choose(kind: TrackKind, id: string | null) {
    const { tracks } = device.choices();
    device.choose({ tracks: keptWith(tracks, view.stream, kind, id) });
    engine()?.choose(kind, id);
    // Where text is off, what is said in another language than the sound's stays written.
    if (kind === 'sound' || id === null) engine()?.choose('text', wished()?.text?.id ?? null);
  }

  return {
    followWishes() {
      const tracks = wished();
      engine()?.choose('sound', tracks?.sound?.id ?? null);
      engine()?.choose('text', tracks?.text?.id ?? null);
    },
    choose,
    toggleCaptions() {
      const texts = view.stream?.text ?? [];
      const shown = texts.find(({ id }) => id === view.tracks.text);
      const isOn = shown !== undefined && shown.kind !== 'forced';
      const on = textToTurnOn(texts, wishesOf(device, options));
      if (isOn) choose('text', null);
      else if (on) choose('text', on.id);
    },
  };
}
