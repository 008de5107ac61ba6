import { browserStorage, type TextStorage } from '@marquee/origin-client';
import type { Realm } from '@marquee/realm';
import { playbackKey, tellPreferred } from '@marquee/titles';
import {
  DEFAULT_CHOICES,
  type PlaybackPreferences,
  type PlayerChoices,
  preferencesIn,
} from '../rules/playback-preferences';
import { readChoices, readPreferences } from '../rules/stored-choices';

/** What a viewer chose for playing, on this device. */
export interface DeviceChoices {
  choices(): PlayerChoices;
  preferences(): PlaybackPreferences;
  choose(change: Partial<PlayerChoices>): void;
  prefer(change: Partial<PlaybackPreferences>): void;
}

export function deviceChoices(
  { id, player }: Pick<Realm, 'id' | 'player'>,
  storage: TextStorage = browserStorage,
): DeviceChoices {
  const choicesKey = `${id}.player`;
  const preferencesKey = playbackKey(id);
  const choices = (): PlayerChoices => {
    const chosen = { ...DEFAULT_CHOICES, ...readChoices(storage.get(choicesKey)) };
    // A viewer has one look on all devices.
    const { captionsLook = chosen.captionsLook } = readPreferences(storage.get(preferencesKey));
    return { ...chosen, captionsLook };
  };
  const preferences = () => ({
    ...preferencesIn(player),
    ...readPreferences(storage.get(preferencesKey)),
  });
  const prefer = (change: Partial<PlaybackPreferences>) => {
    storage.set(preferencesKey, JSON.stringify({ ...preferences(), ...change }));
    const { autoAdvance, muted, captionsLook } = change;
    tellPreferred({
      ...(autoAdvance === undefined ? {} : { autoAdvance }),
      ...(muted === undefined ? {} : { muted }),
      ...(captionsLook === undefined ? {} : { captionsLook: { ...captionsLook } }),
    });
  };
  return {
    choices,
    preferences,
    choose(change) {
      storage.set(choicesKey, JSON.stringify({ ...choices(), ...change }));
      const { captionsLook } = change;
      if (captionsLook) prefer({ captionsLook });
    },
    prefer,
  };
}
