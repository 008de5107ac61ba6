import { lookUpLanguage } from './language-look-up';

export type SoundRole = 'main' | 'description' | 'commentary' | 'natural';
export type TextKind = 'captions' | 'subtitles' | 'forced';

/** A track as the stream's answer describes it. */
export interface Sound {
  id: string;
  /** BCP 47. */
  language: string;
  role: SoundRole;
  name: string;
}
export interface Text {
  id: string;
  /** BCP 47. */
  language: string;
  kind: TextKind;
  name: string;
}

/** What a viewer chose in a player once: kept by what it is, since the next title has other tracks. */
export interface KeptTracks {
  sound?: { language: string; role: SoundRole };
  text?: 'off' | { language: string; kind: TextKind };
  /** The text that was on last: turned on again, it is this one. */
  lastText?: { language: string; kind: TextKind };
}

/** What decides over tracks besides the tracks. */
export interface TrackWishes {
  kept: KeptTracks;
  /** The viewer's preferences; absent where they have none. */
  audioLanguage?: string;
  subTitleLanguage?: string;
  /** The viewer's languages, the best first. */
  languages: readonly string[];
  /** The page's language. */
  pageLanguage: string;
}

export interface ChosenTracks {
  /** Null where a stream describes no sound: there is one inside the picture. */
  sound: Sound | null;
  text: Text | null;
}

/** Chooses the tracks of a stream for a viewer. Descriptions and commentary are for those who chose them. */
export function chooseTracks(
  { audio, text }: { audio: readonly Sound[]; text: readonly Text[] },
  wishes: TrackWishes,
): ChosenTracks {
  const sound = chooseSound(audio, wishes);
  return { sound, text: chooseText(text, sound, wishes) };
}

function chooseSound(sounds: readonly Sound[], wishes: TrackWishes): Sound | null {
  const { kept, audioLanguage, languages, pageLanguage } = wishes;
  const main = sounds.filter(({ role }) => role === 'main');
  if (kept.sound) {
    const { language, role } = kept.sound;
    const alike = sounds.filter((sound) => sound.role === role);
    const chosen = lookUpLanguage([language], alike) ?? lookUpLanguage([language], main);
    if (chosen) return chosen;
  }
  const wanted = [...(audioLanguage ? [audioLanguage] : []), ...languages, pageLanguage];
  return lookUpLanguage(wanted, main) ?? main[0] ?? sounds[0] ?? null;
}

/** The text that comes when a viewer turns captions on with one press; null where there is none to read. */
export function textToTurnOn(texts: readonly Text[], wishes: TrackWishes): Text | null {
  const { kept, audioLanguage, subTitleLanguage, languages, pageLanguage } = wishes;
  const { lastText } = kept;
  const readable = texts.filter(({ kind }) => kind !== 'forced');
  const alike = readable.filter(({ kind }) => kind === lastText?.kind);
  const wanted = [lastText?.language, subTitleLanguage, audioLanguage, ...languages, pageLanguage];
  const known = wanted.filter((language) => language !== undefined);
  return (
    (lastText && lookUpLanguage([lastText.language], alike)) ??
    lookUpLanguage(known, readable) ??
    readable[0] ??
    null
  );
}

function chooseText(texts: readonly Text[], sound: Sound | null, wishes: TrackWishes): Text | null {
  const { kept, subTitleLanguage } = wishes;
  const readable = texts.filter(({ kind }) => kind !== 'forced');
  const wanted =
    kept.text ?? (subTitleLanguage ? { language: subTitleLanguage, kind: null } : 'off');
  if (wanted !== 'off') {
    const alike = readable.filter(({ kind }) => kind === wanted.kind);
    const chosen =
      lookUpLanguage([wanted.language], alike) ?? lookUpLanguage([wanted.language], readable);
    if (chosen) return chosen;
  }
  const forced = texts.filter(({ kind }) => kind === 'forced');
  return (sound && lookUpLanguage([sound.language], forced)) ?? null;
}
