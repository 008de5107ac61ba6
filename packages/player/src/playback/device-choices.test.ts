import { CAPTIONS_PRESETS } from '@marquee/design-system';
import { realmFixture } from '@marquee/renderer/testing';
import { followPreferred } from '@marquee/titles';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { deviceChoices } from './device-choices';

const { large, contrast } = CAPTIONS_PRESETS;

it('a look of captions is the device’s until the account has one, which then is on every device', () => {
  const storage = memoryStorage();
  const device = deviceChoices(realmFixture(), storage);
  const told = vi.fn();
  const unfollow = followPreferred(told);
  device.choose({ captionsLook: large });
  expect(device.choices().captionsLook).toEqual(large);
  expect(told).toHaveBeenCalledExactlyOnceWith({ captionsLook: large });
  // Another device of the viewer's changed it.
  storage.set('demo.playback', JSON.stringify({ captionsLook: contrast }));
  expect(device.choices().captionsLook).toEqual(contrast);
  device.choose({ captionsLook: large, volume: 0.5 });
  expect(device.choices()).toMatchObject({ captionsLook: large, volume: 0.5 });
  // The viewer signs out: this device has what was chosen on it.
  storage.set('demo.playback', null);
  expect(device.choices().captionsLook).toEqual(large);
  device.choose({ volume: 0.2 });
  expect(told).toHaveBeenCalledTimes(2);
  unfollow();
});
