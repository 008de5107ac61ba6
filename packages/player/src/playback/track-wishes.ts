import type { TrackKind } from '../engine/tracks';
import type { KeptTracks, TrackWishes } from '../rules/track-choice';
import type { DeviceChoices } from './device-choices';
import type { Stream } from './playback-view';

/** What decides over tracks on this device. */
export function wishesOf(
  device: DeviceChoices,
  page: { languages: readonly string[]; pageLanguage: string },
): TrackWishes {
  const { audioLanguage, subTitleLanguage } = device.preferences();
  const { languages, pageLanguage } = page;
  return {
    kept: device.choices().tracks,
    audioLanguage,
    subTitleLanguage,
    languages,
    pageLanguage,
  };
}

/** The choices to keep after a track was chosen. */
export function keptWith(
  kept: KeptTracks,
  stream: Stream | null,
  kind: TrackKind,
  id: string | null,
): KeptTracks {
  if (kind === 'sound') {
    const sound = stream?.audio.find((one) => one.id === id);
    return sound ? { ...kept, sound: { language: sound.language, role: sound.role } } : kept;
  }
  if (id === null) return { ...kept, text: 'off' };
  const text = stream?.text.find((one) => one.id === id);
  if (!text) return kept;
  const { language } = text;
  const chosen = { language, kind: text.kind };
  return { ...kept, text: chosen, lastText: chosen };
}
