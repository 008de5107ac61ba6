import { expect, it } from 'vitest';
import { storeDevicePreferences } from './device-preferences';

const preferences = {
  autoAdvance: false,
  muted: true,
  audioLanguage: 'es',
  videoBackgroundAutoPlay: false,
  videoBackgroundAutoPlayAudio: false,
};

it('storeDevicePreferences gives the device a viewer’s preferences, and takes them away with the viewer', () => {
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string | null) =>
      void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
  storeDevicePreferences('demo', preferences, storage);
  expect(JSON.parse(stored.get('demo.playback') ?? '')).toMatchObject({
    autoAdvance: false,
    muted: true,
    audioLanguage: 'es',
  });
  expect(stored.get('demo.videoBackgroundAutoPlay')).toBe('false');
  expect(stored.has('demo.videoBackgroundAutoPlayAudio')).toBe(false);
  const moving = { videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: true };
  storeDevicePreferences('demo', { ...preferences, ...moving }, storage);
  expect(stored.has('demo.videoBackgroundAutoPlay')).toBe(false);
  expect(stored.get('demo.videoBackgroundAutoPlayAudio')).toBe('true');
  storeDevicePreferences('demo', null, storage);
  expect(stored.size).toBe(0);
});
