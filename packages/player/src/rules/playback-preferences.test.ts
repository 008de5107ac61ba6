import { describe, expect, it } from 'vitest';
import {
  beginsMuted,
  DEFAULT_CHOICES,
  DEFAULT_PREFERENCES,
  preferencesIn,
} from './playback-preferences';

it('[2.3-31] the preference autoAdvance is true by default', () => {
  expect(DEFAULT_PREFERENCES.autoAdvance).toBe(true);
});

it('[2.3-32] the preference muted is true by default', () => {
  expect(DEFAULT_PREFERENCES.muted).toBe(true);
});

it.each([
  ['off', true],
  ['muted', true],
  ['sound', false],
] as const)(
  'where the realm has autoplay %s, the preference muted is %s at first',
  (autoplay, muted) => {
    expect(preferencesIn({ autoplay })).toEqual({ ...DEFAULT_PREFERENCES, muted });
  },
);

describe('beginsMuted', () => {
  it.each([
    ['by itself', true, false, true],
    ['by itself', false, false, false],
    ['by press', true, false, false],
    ['by press', false, true, true],
  ] as const)(
    'a title that begins %s, with the preference %s and the choice %s: %s',
    (begins, preference, chosen, muted) => {
      const choices = { ...DEFAULT_CHOICES, muted: chosen };
      expect(beginsMuted(begins, { muted: preference }, choices)).toBe(muted);
    },
  );
});
