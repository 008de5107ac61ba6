import { useState } from 'react';
import type { DeviceChoices } from '../playback/device-choices';
import type { PlayerChoices } from '../rules/playback-preferences';

/** The viewer's choices for this device as components show them, and what changes and stores them. */
export interface ShownChoices {
  choices: PlayerChoices;
  choose(change: Partial<PlayerChoices>): void;
}

export function useDeviceChoices(device: DeviceChoices): ShownChoices {
  const [choices, setChoices] = useState(device.choices);
  return {
    choices,
    choose(change) {
      device.choose(change);
      setChoices((before) => ({ ...before, ...change }));
    },
  };
}
