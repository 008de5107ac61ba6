import { browserStorage, type TextStorage } from '@marquee/origin-client';

/** A viewer's preferences for playing (spec 2 §3), as this device has them for players and pages. */
export interface DevicePreferences {
  language?: string | undefined;
  subTitleLanguage?: string | undefined;
  audioLanguage?: string | undefined;
  autoAdvance: boolean;
  muted: boolean;
  videoBackgroundAutoPlay: boolean;
  videoBackgroundAutoPlayAudio: boolean;
  /** In the words of the player that wrote it; absent where the viewer has chosen none. */
  captionsLook?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** The storage key of the preferences for playing: an object in JSON. */
export const playbackKey = (realmId: string): string => `${realmId}.playback`;

/** The storage key of whether what moves behind a page's words is heard: `true`, or nothing. */
export const backgroundSoundKey = (realmId: string): string =>
  `${realmId}.videoBackgroundAutoPlayAudio`;

/** The storage key of whether pictures move behind a page's words: `false`, or nothing. */
export const backgroundKey = (realmId: string): string => `${realmId}.videoBackgroundAutoPlay`;

type Change = Partial<
  Pick<DevicePreferences, 'autoAdvance' | 'muted' | 'captionsLook' | 'videoBackgroundAutoPlay'>
>;
const followers = new Set<(change: Change) => void>();

/** Tells whoever keeps the viewer's preferences that they changed one beside the page of preferences, as in a player. */
export function tellPreferred(change: Change): void {
  for (const tell of followers) tell(change);
}

/** Calls `follow` with each change of `tellPreferred`, until the returned function is called. */
export function followPreferred(follow: (change: Change) => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** Gives this device the preferences of the viewer who is signed in; null takes them away with the viewer. */
export function storeDevicePreferences(
  realmId: string,
  preferences: DevicePreferences | null,
  storage: TextStorage = browserStorage,
): void {
  if (preferences === null) {
    storage.set(playbackKey(realmId), null);
    storage.set(backgroundKey(realmId), null);
    storage.set(backgroundSoundKey(realmId), null);
    return;
  }
  const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio, ...playback } = preferences;
  storage.set(playbackKey(realmId), JSON.stringify(playback));
  storage.set(backgroundKey(realmId), videoBackgroundAutoPlay ? null : 'false');
  storage.set(backgroundSoundKey(realmId), videoBackgroundAutoPlayAudio ? 'true' : null);
}
