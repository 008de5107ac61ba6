import { readCaptionsLook } from '@marquee/design-system';
import type { PlaybackPreferences, PlayerChoices } from './playback-preferences';
import type { KeptTracks, SoundRole, TextKind } from './track-choice';

type Stored = Readonly<Record<string, unknown>>;

const ROLES: readonly SoundRole[] = ['main', 'description', 'commentary', 'natural'];
const KINDS: readonly TextKind[] = ['captions', 'subtitles', 'forced'];

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a stored text. Other programs can write to the storage: nothing is taken for granted. */
function stored(text: string | null): Stored {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function tracksOf(value: unknown): KeptTracks {
  if (!isObject(value)) return {};
  const { sound, text, lastText } = value;
  return {
    sound: soundOf(sound),
    text: text === 'off' ? 'off' : writtenOf(text),
    lastText: writtenOf(lastText),
  };
}

function soundOf(value: unknown): KeptTracks['sound'] {
  if (!isObject(value)) return undefined;
  const role = ROLES.find((one) => one === value.role);
  const language = textOf(value.language);
  return role && language ? { language, role } : undefined;
}

function writtenOf(value: unknown): KeptTracks['lastText'] {
  if (!isObject(value)) return undefined;
  const kind = KINDS.find((one) => one === value.kind);
  const language = textOf(value.language);
  return kind && language ? { language, kind } : undefined;
}

const CHOICE_SWITCHES = ['muted', 'theatre', 'keys', 'floating'] as const;

/** The choices of a viewer that are stored and valid. */
export function readChoices(text: string | null): Partial<PlayerChoices> {
  const given = stored(text);
  const { tracks, volume, rate, captionsLook } = given;
  const read: Partial<PlayerChoices> = { tracks: tracksOf(tracks) };
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) read.volume = volume;
  if (typeof rate === 'number' && rate >= 0.25 && rate <= 4) read.rate = rate;
  if (isObject(captionsLook)) read.captionsLook = readCaptionsLook(captionsLook);
  for (const name of CHOICE_SWITCHES) {
    const value = given[name];
    if (typeof value === 'boolean') read[name] = value;
  }
  return read;
}

const SWITCHES = ['autoAdvance', 'muted'] as const;
const LANGUAGES = ['language', 'subTitleLanguage', 'audioLanguage'] as const;

/** The preferences of a viewer that are stored and valid. */
export function readPreferences(text: string | null): Partial<PlaybackPreferences> {
  const given = stored(text);
  const read: Partial<PlaybackPreferences> = {};
  for (const name of SWITCHES) {
    const value = given[name];
    if (typeof value === 'boolean') read[name] = value;
  }
  for (const name of LANGUAGES) {
    const value = textOf(given[name]);
    if (value !== undefined) read[name] = value;
  }
  if (isObject(given.captionsLook)) read.captionsLook = readCaptionsLook(given.captionsLook);
  return read;
}
